-- A class of Casefile on one PostgreSQL server: run once, in a database of its own, by whoever may make roles.
-- {{class}} is the name of the class: it begins the names of its two group roles. Statements end with an empty line.

DO $$ BEGIN
    CREATE ROLE {{class}}_learner NOLOGIN;
EXCEPTION WHEN duplicate_object THEN NULL; END $$;

DO $$ BEGIN
    CREATE ROLE {{class}}_instructor NOLOGIN;
EXCEPTION WHEN duplicate_object THEN NULL; END $$;

-- Nobody else may even connect: learners of another class on the same server neither.
DO $$ BEGIN
    EXECUTE format('REVOKE ALL ON DATABASE %I FROM PUBLIC', current_database());
    EXECUTE format('GRANT CONNECT ON DATABASE %I TO {{class}}_learner, {{class}}_instructor', current_database());
END $$;

REVOKE ALL ON SCHEMA public FROM PUBLIC;

CREATE SCHEMA casefile;

-- One row: what this schema is, for programs that are older or newer.
CREATE TABLE casefile.about (
    version int NOT NULL,
    class text NOT NULL
);

INSERT INTO casefile.about VALUES (1, '{{class}}');

CREATE TABLE casefile.member (
    login name PRIMARY KEY,
    shown text NOT NULL CHECK (length(shown) BETWEEN 1 AND 100),
    is_instructor boolean NOT NULL
);

-- The answer log. (learner, uid) makes a row that is sent again no second one. sent_in tells a reader what has come since:
-- every transaction before pg_snapshot_xmin() has ended.
CREATE TABLE casefile.answer (
    learner name NOT NULL DEFAULT session_user REFERENCES casefile.member (login),
    uid text NOT NULL CHECK (length(uid) <= 60),
    sent_in xid8 NOT NULL DEFAULT pg_current_xact_id(),
    at_utc_ms bigint NOT NULL,
    utc_offset_s int NOT NULL,
    chapter text NOT NULL CHECK (length(chapter) <= 200),
    question text NOT NULL CHECK (length(question) <= 200),
    question_version int NOT NULL,
    is_right boolean NOT NULL,
    misconception text NOT NULL CHECK (length(misconception) <= 200),
    certainty smallint NOT NULL,
    hints int NOT NULL,
    attempt int NOT NULL,
    duration_ms bigint NOT NULL,
    PRIMARY KEY (learner, uid)
);

CREATE INDEX answer_by_sending ON casefile.answer (sent_in);

-- How a card stands after each change of it; the last one counts.
CREATE TABLE casefile.card_change (
    learner name NOT NULL DEFAULT session_user REFERENCES casefile.member (login),
    uid text NOT NULL CHECK (length(uid) <= 60),
    sent_in xid8 NOT NULL DEFAULT pg_current_xact_id(),
    changed_utc_ms bigint NOT NULL,
    item text NOT NULL CHECK (length(item) <= 200),
    chapter text NOT NULL CHECK (length(chapter) <= 200),
    phase smallint NOT NULL,
    stability double precision NOT NULL,
    due_day int NOT NULL,
    is_gone boolean NOT NULL,
    PRIMARY KEY (learner, uid)
);

CREATE INDEX card_change_by_sending ON casefile.card_change (sent_in);

ALTER TABLE casefile.about ENABLE ROW LEVEL SECURITY;

ALTER TABLE casefile.member ENABLE ROW LEVEL SECURITY;

ALTER TABLE casefile.answer ENABLE ROW LEVEL SECURITY;

ALTER TABLE casefile.card_change ENABLE ROW LEVEL SECURITY;

-- session_user and not current_user: no SET ROLE, and no function that runs as its owner, changes who somebody is.
CREATE POLICY read_about ON casefile.about FOR SELECT TO {{class}}_learner, {{class}}_instructor USING (true);

CREATE POLICY read_self ON casefile.member FOR SELECT TO {{class}}_learner USING (login = session_user);

CREATE POLICY read_own ON casefile.answer FOR SELECT TO {{class}}_learner USING (learner = session_user);

CREATE POLICY add_own ON casefile.answer FOR INSERT TO {{class}}_learner WITH CHECK (learner = session_user);

CREATE POLICY read_own ON casefile.card_change FOR SELECT TO {{class}}_learner USING (learner = session_user);

CREATE POLICY add_own ON casefile.card_change FOR INSERT TO {{class}}_learner WITH CHECK (learner = session_user);

CREATE POLICY read_all ON casefile.member FOR SELECT TO {{class}}_instructor USING (true);

CREATE POLICY read_all ON casefile.answer FOR SELECT TO {{class}}_instructor USING (true);

CREATE POLICY read_all ON casefile.card_change FOR SELECT TO {{class}}_instructor USING (true);

GRANT USAGE ON SCHEMA casefile TO {{class}}_learner, {{class}}_instructor;

GRANT SELECT ON ALL TABLES IN SCHEMA casefile TO {{class}}_learner, {{class}}_instructor;

-- A learner cannot name the columns that say whose a row is and when it came; there is no right to change or delete.
GRANT INSERT (uid, at_utc_ms, utc_offset_s, chapter, question, question_version, is_right, misconception, certainty, hints,
    attempt, duration_ms) ON casefile.answer TO {{class}}_learner;

GRANT INSERT (uid, changed_utc_ms, item, chapter, phase, stability, due_day, is_gone)
    ON casefile.card_change TO {{class}}_learner;

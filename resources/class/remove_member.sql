-- The person can no longer log in; the rows stay.
ALTER ROLE {{login}} NOLOGIN;

REVOKE {{class}}_learner, {{class}}_instructor FROM {{login}};

SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = '{{login}}';

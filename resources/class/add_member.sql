-- A login role for one person, who sees what {{role}} may see.
CREATE ROLE {{login}} LOGIN PASSWORD {{password}} IN ROLE {{class}}_{{role}};

INSERT INTO casefile.member VALUES ('{{login}}', {{shown}}, '{{role}}' = 'instructor');

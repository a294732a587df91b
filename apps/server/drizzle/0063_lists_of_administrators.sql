CREATE TABLE "user_texts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"created" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "organization_texts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"created" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "workspace_texts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"text" text NOT NULL,
	"owner_text" text NOT NULL,
	"created" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "user_texts" ADD CONSTRAINT "user_texts_id_users_id_fk" FOREIGN KEY ("id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_texts" ADD CONSTRAINT "organization_texts_id_organizations_id_fk" FOREIGN KEY ("id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_texts_created" ON "user_texts" USING btree ("created","id");--> statement-breakpoint
CREATE INDEX "organization_texts_created" ON "organization_texts" USING btree ("created","id");--> statement-breakpoint
CREATE INDEX "workspace_texts_created" ON "workspace_texts" USING btree ("created","id");--> statement-breakpoint
CREATE INDEX "workspace_texts_organization_id" ON "workspace_texts" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "agencies_created" ON "agencies" USING btree ("created","id");--> statement-breakpoint
CREATE INDEX "api_keys_id" ON "api_keys" USING btree ("id");--> statement-breakpoint
CREATE INDEX "api_keys_prefix" ON "api_keys" USING btree (("prefix" collate "C"));--> statement-breakpoint
CREATE INDEX "audit_log_impersonator_id" ON "audit_log" USING btree ("impersonator_id","at") WHERE "audit_log"."impersonator_id" is not null;--> statement-breakpoint
-- A text as administrators search it: in lower case, every word after a blank, and those that other characters join once more alone.
CREATE FUNCTION "search_text"("given" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT ' ' || lower(given) || ' ' || translate(lower(given), '@._+-/:', '       ')
$$;--> statement-breakpoint
-- Of an account; empty for a deleted one.
CREATE FUNCTION "owner_text"("account" "users") RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN account.deleted_at IS NULL
    THEN search_text(account.email_key || ' ' || account.first_name || ' ' || account.last_name) ELSE '' END
$$;--> statement-breakpoint
-- The name, and the address as people say it.
CREATE FUNCTION "workspace_text"("name" text, "url" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT search_text(name || ' ' || regexp_replace(url, '^https?://(www\.)?', '', 'i'))
$$;--> statement-breakpoint
-- What administrators search follows what it is about: an owner's name, who owns an organization, a workspace's name and address.
CREATE FUNCTION "keep_owner_text"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.deleted_at IS NOT NULL THEN
    DELETE FROM user_texts WHERE id = NEW.id;
  ELSE
    INSERT INTO user_texts (id, text, created) VALUES (NEW.id, owner_text(NEW), NEW.created)
    ON CONFLICT (id) DO UPDATE SET text = excluded.text;
  END IF;
  IF TG_OP = 'INSERT' THEN
    RETURN NULL;
  END IF;
  UPDATE organization_texts SET text = owner_text(NEW) FROM organizations
  WHERE organizations.owner_id = NEW.id AND organization_texts.id = organizations.id;
  UPDATE workspace_texts SET owner_text = owner_text(NEW) FROM organizations
  WHERE organizations.owner_id = NEW.id AND workspace_texts.organization_id = organizations.id;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "keep_owner_text" AFTER UPDATE OF "email_key", "first_name", "last_name", "deleted_at" ON "users"
  FOR EACH ROW WHEN (owner_text(OLD) IS DISTINCT FROM owner_text(NEW)) EXECUTE FUNCTION keep_owner_text();--> statement-breakpoint
CREATE TRIGGER "make_owner_text" AFTER INSERT ON "users" FOR EACH ROW EXECUTE FUNCTION keep_owner_text();--> statement-breakpoint
CREATE FUNCTION "keep_organization_text"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  its_text text := (SELECT owner_text(users) FROM users WHERE id = NEW.owner_id);
BEGIN
  INSERT INTO organization_texts (id, text, created) VALUES (NEW.id, its_text, NEW.created)
  ON CONFLICT (id) DO UPDATE SET text = excluded.text, created = excluded.created;
  UPDATE workspace_texts SET owner_text = its_text WHERE organization_id = NEW.id AND owner_text <> its_text;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "keep_organization_text" AFTER INSERT OR UPDATE OF "owner_id", "created" ON "organizations"
  FOR EACH ROW EXECUTE FUNCTION keep_organization_text();--> statement-breakpoint
-- None is kept of a deleted workspace.
CREATE FUNCTION "keep_workspace_text"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.deleted_at IS NOT NULL THEN
    DELETE FROM workspace_texts WHERE id = NEW.id;
  ELSE
    INSERT INTO workspace_texts (id, organization_id, text, owner_text, created)
    SELECT NEW.id, NEW.organization_id, workspace_text(NEW.name, NEW.url), payer.text, NEW.created
    FROM organization_texts AS payer WHERE payer.id = NEW.organization_id
    ON CONFLICT (id) DO UPDATE SET organization_id = excluded.organization_id, text = excluded.text,
      owner_text = excluded.owner_text, created = excluded.created;
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "keep_workspace_text" AFTER INSERT OR UPDATE OF "name", "url", "organization_id", "created", "deleted_at" ON "workspaces"
  FOR EACH ROW EXECUTE FUNCTION keep_workspace_text();--> statement-breakpoint
INSERT INTO user_texts (id, text, created) SELECT id, owner_text(users), created FROM users WHERE deleted_at IS NULL;--> statement-breakpoint
INSERT INTO organization_texts (id, text, created)
  SELECT organizations.id, owner_text(users), organizations.created FROM organizations JOIN users ON users.id = owner_id;--> statement-breakpoint
INSERT INTO workspace_texts (id, organization_id, text, owner_text, created)
  SELECT workspaces.id, organization_id, workspace_text(name, url), payer.text, workspaces.created
  FROM workspaces JOIN organization_texts AS payer ON payer.id = organization_id WHERE deleted_at IS NULL;--> statement-breakpoint
-- Known to the database alone, so that nobody reads it with the rest of a row.
ALTER TABLE "mails" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_text(recipient || ' ' || subject)) STORED;--> statement-breakpoint
ALTER TABLE "billing_accounts" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_text(name)) STORED;--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_text(name)) STORED;--> statement-breakpoint
-- Makes the indices for searches within texts that are not there yet; called at every start, since a server of one's own may
-- get the extension later. False where this role may not create pg_trgm: searches then read whole tables.
CREATE FUNCTION "make_text_indices"() RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  wanted record;
BEGIN
  IF NOT EXISTS (SELECT FROM pg_extension WHERE extname = 'pg_trgm') THEN
    BEGIN
      CREATE EXTENSION pg_trgm;
    EXCEPTION WHEN insufficient_privilege OR undefined_file OR feature_not_supported THEN
      RETURN false;
    END;
  END IF;
  FOR wanted IN SELECT * FROM (VALUES
    ('user_texts_text', 'user_texts', 'text', 'true'),
    ('organization_texts_text', 'organization_texts', 'text', 'true'),
    ('workspace_texts_text', 'workspace_texts', 'text', 'true'),
    ('workspace_texts_owner', 'workspace_texts', 'owner_text', 'true'),
    ('agencies_text', 'agencies', 'search_text', 'true'),
    ('billing_accounts_text', 'billing_accounts', 'search_text', 'name <> '''''),
    ('mails_text', 'mails', 'search_text', 'true')
  ) AS list(name, relation, text, rows)
  LOOP
    IF to_regclass(wanted.name) IS NULL THEN
      EXECUTE format('CREATE INDEX %I ON %I USING gin ((%s) %s.gin_trgm_ops)%s', wanted.name, wanted.relation, wanted.text,
        (SELECT quote_ident(nspname) FROM pg_extension JOIN pg_namespace ON pg_namespace.oid = extnamespace WHERE extname = 'pg_trgm'),
        CASE WHEN wanted.rows = 'true' THEN '' ELSE ' WHERE ' || wanted.rows END);
    END IF;
  END LOOP;
  RETURN true;
END
$$;

CREATE TABLE "answer_searches" (
	"workspace_id" uuid NOT NULL,
	"answer_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"campaign_id" uuid NOT NULL,
	"operator_model" text NOT NULL,
	"branded" boolean NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"query" text,
	"query_key" text,
	"searches" smallint NOT NULL,
	"found_owned" boolean,
	"answer_found_owned" boolean NOT NULL,
	"answer_cited_owned" boolean NOT NULL,
	CONSTRAINT "answer_searches_workspace_id_answer_id_position_pk" PRIMARY KEY("workspace_id","answer_id","position")
);
--> statement-breakpoint
ALTER TABLE "answer_searches" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "answer_raws" ADD COLUMN "searches" jsonb;--> statement-breakpoint
ALTER TABLE "answer_searches" ADD CONSTRAINT "answer_searches_answer" FOREIGN KEY ("workspace_id","answer_id") REFERENCES "public"."answers"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answer_searches_campaign" ON "answer_searches" USING btree ("workspace_id","campaign_id","created");--> statement-breakpoint
CREATE INDEX "answer_searches_query_key" ON "answer_searches" USING btree ("workspace_id","query_key","created");--> statement-breakpoint
CREATE POLICY "within_workspace" ON "answer_searches" AS PERMISSIVE FOR ALL TO public USING (within_workspace(workspace_id));--> statement-breakpoint
-- Of earlier answers the words alone are known. Another analysis folds them as it folds those of later ones.
INSERT INTO "answer_searches" ("workspace_id", "answer_id", "position", "campaign_id", "operator_model", "branded", "created",
	"query", "query_key", "searches", "answer_found_owned", "answer_cited_owned")
SELECT answer.workspace_id, answer.id, row_number() OVER (PARTITION BY answer.workspace_id, answer.id ORDER BY search.place),
	answer.campaign_id, answer.operator_model, answer.branded, answer.created, search.query, search.query_key, search.searches,
	answer.cited OR EXISTS (SELECT FROM answer_citations AS citation WHERE citation.workspace_id = answer.workspace_id
		AND citation.answer_id = answer.id AND citation.kind = 'OWNED'), answer.cited
FROM answers AS answer
CROSS JOIN LATERAL (
	SELECT query_key, (array_agg(words ORDER BY place))[1] AS query, count(*) AS searches, min(place) AS place
	FROM unnest(answer.search_queries) WITH ORDINALITY AS named(words, place)
	CROSS JOIN LATERAL (
		SELECT nullif(btrim(left(regexp_replace(regexp_replace(lower(normalize(words, NFKD)), '[\u0300-\u036f]', '', 'g'),
			'\s+', ' ', 'g'), 300)), '') AS query_key
	) AS folded
	WHERE query_key IS NOT NULL
	GROUP BY query_key
	UNION ALL
	SELECT NULL, NULL, 1, 1 WHERE answer.searched AND cardinality(answer.search_queries) = 0
) AS search
WHERE answer.status = 'OK';

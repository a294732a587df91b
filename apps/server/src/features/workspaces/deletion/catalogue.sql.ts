import { sql } from "drizzle-orm";
import type { Tools } from "#platform/tools.ts";
import type { CatalogueTable } from "./removal-plan.rules.ts";

type Row = { [K in keyof CatalogueTable]: CatalogueTable[K] };

/** Every table that bears a workspace_id, as the database knows it: one that is added later is there by itself. */
export async function readCatalogue({ db }: Pick<Tools, "db">): Promise<CatalogueTable[]> {
  const { rows } = await db.execute<Row>(sql`
    with own as (
      select relation.oid, relation.relname::text as name from pg_class as relation
      join pg_attribute as owner on owner.attrelid = relation.oid and owner.attname = 'workspace_id'
      where relation.relnamespace = 'public'::regnamespace and relation.relkind = 'r' and not owner.attisdropped)
    select own.name as table,
      (select jsonb_object_agg(attname, format_type(atttypid, atttypmod)) from pg_attribute
        where attrelid = own.oid and attnum > 0 and not attisdropped) as types,
      coalesce((select jsonb_agg(jsonb_build_object('columns', columns, 'isUnique', is_unique) order by is_unique desc, name) from (
        select relation.relname as name, index.indisunique as is_unique,
          (select jsonb_agg(attname order by place) from unnest(index.indkey::smallint[]) with ordinality as key(number, place)
            join pg_attribute on attrelid = own.oid and attnum = number) as columns
        from pg_index as index
        join pg_class as relation on relation.oid = index.indexrelid
        join pg_am as method on method.oid = relation.relam
        where index.indrelid = own.oid and index.indpred is null and index.indexprs is null and index.indisvalid
          and method.amname = 'btree') as found), '[]') as indices,
      coalesce((select jsonb_agg(jsonb_build_object(
          'table', theirs.relname,
          'columns', (select jsonb_agg(attname order by place) from unnest(conkey) with ordinality as key(number, place)
            join pg_attribute on attrelid = conrelid and attnum = number),
          'their', (select jsonb_agg(attname order by place) from unnest(confkey) with ordinality as key(number, place)
            join pg_attribute on attrelid = confrelid and attnum = number)) order by conname)
        from pg_constraint join pg_class as theirs on theirs.oid = confrelid
        where conrelid = own.oid and contype = 'f'), '[]') as references
    from own order by own.name`);
  return rows;
}

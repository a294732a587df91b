/** A cluster as its servers know it, and the database on all of them. */
export interface Cluster {
  readonly name: string;
  readonly database: string;
}

export interface ClusterRenderer {
  /**
   * Statements of a migration as they are on a cluster. A table becomes one for each shard, with a replica on each of its servers, behind
   * one of its own name that spreads workspaces over the shards; a view feeds and reads those of its server. Knows of the statements that
   * it was asked for before, so ask for all of them in their order. Throws for a statement of any other form.
   */
  migration(statement: string): readonly string[];
}

/** Key of the shard that a row is on: all rows of a workspace are on one. */
const shardingKey = "cityHash64(workspace_id)";

export function createClusterRenderer(cluster: Cluster): ClusterRenderer {
  const engines = new Map<string, Engine>();
  const views = new Set<string>();

  function created(table: string, columns: string, engine: Engine): string[] {
    engines.set(table, engine);
    const local = `${table}_local`;
    return [
      `CREATE TABLE IF NOT EXISTS ${local} ${on(cluster)} ${columns}ENGINE = ${replicated(table, engine)}`,
      `CREATE TABLE IF NOT EXISTS ${table} ${on(cluster)} AS ${local}
ENGINE = Distributed('${cluster.name}', '${cluster.database}', '${local}', ${shardingKey})`,
    ];
  }

  function altered(table: string, actions: string): string[] {
    if (views.has(table)) return [`ALTER TABLE ${table} ${on(cluster)} ${readingLocal(actions)}`];
    const changed = [changeOnCluster(`ALTER TABLE ${table} ${actions}`, cluster)];
    // What is in the rows is a matter of the tables behind it, and which columns there are of both.
    if (/^ADD COLUMN/.test(actions)) changed.push(`ALTER TABLE ${table} ${on(cluster)} ${actions}`);
    return changed;
  }

  return {
    migration: (statement) => {
      const text = withoutComments(statement);
      const [, table = "", columns = "", engine = "", args = "", rest = ""] =
        /^CREATE TABLE IF NOT EXISTS (\w+)\s*(\([\s\S]*\)\s*)ENGINE = (\w+)(?:\(([^)]*)\))?([\s\S]*)$/.exec(
          text,
        ) ?? [];
      if (table) return created(table, columns, { name: engine, args, rest });

      const [, copy = "", original = ""] = /^CREATE TABLE IF NOT EXISTS (\w+) AS (\w+)$/.exec(text) ?? [];
      const known = engines.get(original);
      if (copy && known) return created(copy, `AS ${original}_local\n`, known);

      const [, view = "", target, query = ""] =
        /^CREATE MATERIALIZED VIEW IF NOT EXISTS (\w+) TO (\w+) AS\s([\s\S]*)$/.exec(text) ?? [];
      if (view) {
        views.add(view);
        return [
          `CREATE MATERIALIZED VIEW IF NOT EXISTS ${view} ${on(cluster)} TO ${target}_local AS\n${readingLocal(query)}`,
        ];
      }
      const [, changed = "", actions = ""] = /^ALTER TABLE (\w+)\s+([\s\S]*)$/.exec(text) ?? [];
      if (changed) return altered(changed, actions);
      throw new Error(`Nobody knows what this is on a cluster: ${text.slice(0, 200)}`);
    },
  };
}

/** A change or deletion of rows as on a cluster, of the tables behind, everywhere; others stay as they are. */
export function changeOnCluster(statement: string, cluster: Cluster): string {
  return statement
    .replace(/^\s*ALTER TABLE (\w+)(?!\w| ON CLUSTER)/, `ALTER TABLE $1_local ${on(cluster)}`)
    .replace(/^\s*DELETE FROM (\w+)(?!\w| ON CLUSTER)/, `DELETE FROM $1_local ${on(cluster)}`)
    .replace(/\b(REPLACE PARTITION \S+ FROM) (\w+)$/, "$1 $2_local");
}

/** The note of what was applied is one for the whole cluster. */
export function appliedTable(cluster: Cluster | undefined): string {
  const columns = "(name String, checksum String, applied_at DateTime64(3) DEFAULT now64(3))";
  if (!cluster)
    return `CREATE TABLE IF NOT EXISTS schema_migrations ${columns} ENGINE = MergeTree ORDER BY name`;
  return `CREATE TABLE IF NOT EXISTS schema_migrations ${on(cluster)} ${columns}
ENGINE = ReplicatedMergeTree('/clickhouse/tables/{database}/schema_migrations', '{shard}-{replica}') ORDER BY name`;
}

export function on({ name }: Cluster): string {
  return `ON CLUSTER '${name}'`;
}

interface Engine {
  readonly name: string;
  readonly args: string;
  /** Everything behind it: partitions, order, TTL, settings. */
  readonly rest: string;
}

function replicated(table: string, { name, args, rest }: Engine): string {
  const own = `'/clickhouse/tables/{shard}/{database}/${table}', '{replica}'`;
  const settings = rest.replace("non_replicated_deduplication_window", "replicated_deduplication_window");
  return `Replicated${name}(${[own, ...(args ? [args] : [])].join(", ")})${settings}`;
}

/** Query of its own server; columns may still be named by the name of the table. */
function readingLocal(query: string): string {
  return query.replace(/\bFROM (\w+)/g, "FROM $1_local AS $1");
}

function withoutComments(statement: string): string {
  return statement.replace(/^\s*--.*$/gm, "").trim();
}

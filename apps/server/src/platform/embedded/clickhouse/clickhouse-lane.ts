import type { Session } from "chdb";
import { ClickHouseFailure } from "./clickhouse-failure.ts";
import { isInsert, onlyReads, placeholdersIn, quoteName, quoteText } from "./clickhouse-statement.ts";

export type Settings = Readonly<Record<string, string>>;

/** One session of the engine, which runs one statement at a time. */
export interface Lane {
  /** Marks this lane's statements in system.processes, so that they can be found and ended. */
  readonly mark: string;
  readonly open: () => Session;
  readonly baseline: Settings;
  session: Session;
  database: string;
  readonly settings: Map<string, string>;
  readonly parameters: Set<string>;
  /** Whether a statement began and was not seen to leave the session as it was. */
  spent: boolean;
}

/** Settings that a statement needs to find set in its session. */
export interface Surroundings {
  readonly sql: string;
  readonly database: string;
  readonly settings: Settings;
  readonly parameters: Settings;
}

/** Settings of `baseline` hold for every statement that does not ask for other values. */
export function openLane(open: () => Session, mark: string, baseline: Settings): Lane {
  return {
    mark,
    open,
    baseline: { ...baseline, log_comment: mark },
    session: open(),
    database: "default",
    settings: new Map(),
    parameters: new Set(),
    spent: false,
  };
}

/**
 * Sets up the session for a statement, so that nothing of an earlier one is left: where something of it could be, the
 * session is replaced by a fresh one, since ClickHouse can neither forget a parameter nor always go back to a default.
 */
export async function prepareLane(lane: Lane, needed: Surroundings): Promise<void> {
  const settings = new Map(Object.entries({ ...lane.baseline, ...needed.settings }));
  if (lane.spent || remembersTooMuch(lane, needed, settings)) renewLane(lane);

  lane.spent = true;
  const script = setUp(lane, needed, settings);
  if (script) await lane.session.queryAsync(script);
  lane.database = needed.database;
  for (const [name, value] of settings) lane.settings.set(name, value);
  for (const name of Object.keys(needed.parameters)) lane.parameters.add(name);
}

/** Tells that the statement has succeeded; only reading and inserting leave the session as it was. */
export function clearLane(lane: Lane, sql: string): void {
  lane.spent = !(onlyReads(sql) || isInsert(sql));
}

/** Makes the lane fit for anybody's next statement. */
export async function leaveLane(lane: Lane): Promise<void> {
  if (!lane.spent) return;
  await letGo(lane.session);
  renewLane(lane);
}

/** A statement that failed keeps its memory, up to all it was allowed, until the session's next one. */
export async function letGo(session: Session): Promise<void> {
  await session.queryAsync("SELECT 1").catch(() => undefined); // the next one may well fail
}

function renewLane(lane: Lane): void {
  const fresh = lane.open();
  lane.session.close();
  lane.session = fresh;
  lane.database = "default";
  lane.settings.clear();
  lane.parameters.clear();
  lane.spent = false;
}

function remembersTooMuch(lane: Lane, needed: Surroundings, settings: ReadonlyMap<string, string>): boolean {
  const forgotten = (name: string): boolean =>
    lane.parameters.has(name) && !Object.hasOwn(needed.parameters, name);
  return (
    [...lane.settings.keys()].some((name) => !settings.has(name)) ||
    placeholdersIn(needed.sql).some(forgotten)
  );
}

function setUp(lane: Lane, needed: Surroundings, settings: ReadonlyMap<string, string>): string {
  const use = needed.database === lane.database ? [] : [`USE ${quoteName(needed.database)}`];
  const changed = [...settings].filter(([name, value]) => lane.settings.get(name) !== value);
  const parameters = Object.entries(needed.parameters).map(
    ([name, value]) => [`param_${name}`, value] as const,
  );
  const set = [...changed, ...parameters].map(
    ([name, value]) => `${checkedName(name)} = ${quoteText(value)}`,
  );
  return [...use, ...(set.length > 0 ? [`SET ${set.join(", ")}`] : [])].join("; ");
}

function checkedName(name: string): string {
  if (/^\w+(\.\w+)*$/.test(name)) return name;
  throw new ClickHouseFailure("UNKNOWN_SETTING", `'${name}' is not a name of a setting or parameter.`);
}

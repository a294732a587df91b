/** A table of the catalogue that bears a workspace_id. */
export interface CatalogueTable {
  readonly table: string;
  /** The types of its columns, by their names. */
  readonly types: Readonly<Record<string, string>>;
  /** Whole indices of the table, by their columns. */
  readonly indices: readonly { readonly columns: readonly string[]; readonly isUnique: boolean }[];
  readonly references: readonly Reference[];
}

/** Table that a foreign key refers to, by its columns and those of the other table. */
export interface Reference {
  readonly table: string;
  readonly columns: readonly string[];
  readonly their: readonly string[];
}

/** A column by which rows are found, with its type. */
export interface OrderColumn {
  readonly column: string;
  readonly type: string;
}

/** Rows that refer to rows of another table, and are found by those alone. */
export interface Part {
  readonly table: string;
  readonly column: string;
}

/** Rows of one table that are found by the scope, in the order of an index. */
export interface Step {
  readonly table: string;
  readonly order: readonly OrderColumn[];
  /** The column that parts refer to; with parts alone. */
  readonly key?: OrderColumn;
  readonly parts: readonly Part[];
  /** Whether other tables refer to it: then the database looks into each of them for every row that goes. */
  readonly isReferred: boolean;
}

interface Scope {
  /** By which rows belong to what is removed: workspace_id, or workspace_id and campaign_id. */
  readonly columns: readonly string[];
  /** The table of what is removed, whose row goes last. */
  readonly root: string;
  /** Tables that keep their rows. */
  readonly kept: ReadonlySet<string>;
}

/**
 * The steps by which rows go, so that no row is removed before those that refer to it. Throws where a table has rows of the
 * scope that nothing finds fast: no index begins with the scope, and it refers to no table of which one does.
 */
export function planOf(catalogue: readonly CatalogueTable[], scope: Scope): Step[] {
  const known = new Map(
    catalogue
      .filter(({ table }) => table !== scope.root && !scope.kept.has(table))
      .map((one) => [one.table, one]),
  );
  const ordered = new Map(
    [...known.values()].flatMap((one) => {
      const order = orderOf(one, scope.columns);
      return order ? [[one.table, order] as const] : [];
    }),
  );
  const parts = [...known.values()].flatMap((one) => {
    if (ordered.has(one.table)) return [];
    const reference = one.references.find(({ table }) => ordered.has(table));
    if (reference) return [{ one, reference }];
    if (scope.columns.every((column) => column in one.types))
      throw new Error(`${one.table} has no index that begins with ${scope.columns.join(", ")}`);
    return []; // of the workspace, and of nothing that is removed
  });
  const steps = [...ordered].map(([table, order]): Step => {
    const own = parts.filter(({ reference }) => reference.table === table);
    const key = own[0]?.reference.their.find((column) => column !== "workspace_id");
    return {
      table,
      order,
      ...(key !== undefined && { key: typed(known.get(table), key) }),
      parts: own.map(({ one, reference }) => ({
        table: one.table,
        column: reference.columns[reference.their.indexOf(key ?? "")] ?? "",
      })),
      isReferred: catalogue.some(({ references }) => references.some((one) => one.table === table)),
    };
  });
  return childrenFirst(steps, known);
}

/** The other columns of an index that begins with the scope; of one that tells each row from others, if there is one. */
function orderOf({ indices, ...one }: CatalogueTable, scope: readonly string[]): OrderColumn[] | undefined {
  const keys = indices.filter(({ isUnique }) => isUnique);
  const fitting = indices.filter(({ columns }) =>
    scope.every((column) => columns.slice(0, scope.length).includes(column)),
  );
  const found =
    fitting.find(({ columns }) => keys.some((key) => key.columns.every((part) => columns.includes(part)))) ??
    fitting[0];
  return found?.columns.slice(scope.length).map((column) => typed({ indices, ...one }, column));
}

function typed(one: CatalogueTable | undefined, column: string): OrderColumn {
  const type = one?.types[column];
  if (type === undefined) throw new Error(`${one?.table} has no column ${column}`);
  return { column, type };
}

function childrenFirst(steps: readonly Step[], known: ReadonlyMap<string, CatalogueTable>): Step[] {
  const waiting = new Map(steps.map((step) => [step.table, step]));
  const sorted: Step[] = [];
  const isReferred = (table: string): boolean =>
    [...waiting.keys()].some(
      (other) =>
        other !== table && known.get(other)?.references.some((reference) => reference.table === table),
    );
  while (waiting.size > 0) {
    const free = [...waiting.keys()].filter((table) => !isReferred(table)).sort();
    if (free.length === 0) throw new Error(`${[...waiting.keys()].join(", ")} refer to each other`);
    for (const table of free) {
      const step = waiting.get(table);
      if (step) sorted.push(step);
      waiting.delete(table);
    }
  }
  return sorted;
}

/** What the address of an admin list says: what is searched for, and which page of it. */
export interface AdminSearch {
  readonly search?: string;
  /** Counted from 1; left out on the first page. */
  readonly page?: number;
}

const charactersMax = 200;

/** Reads the address; whatever makes no sense there is left out. */
export function parseAdminSearch(raw: Readonly<Record<string, unknown>>): AdminSearch {
  const text = typeof raw.search === "string" || typeof raw.search === "number" ? String(raw.search) : "";
  const search = text.trim().slice(0, charactersMax);
  const page = Number(raw.page);
  return {
    ...(search !== "" && { search }),
    ...(Number.isSafeInteger(page) && page > 1 && { page }),
  };
}

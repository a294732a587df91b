import type { OutboxMail } from "@citelens/contract/platform/admin";

/** The search text and page number of an admin list. */
export interface AdminSearch {
  readonly search?: string;
  /** Starts at 1; omitted on the first page. */
  readonly page?: number;
}

const charactersMax = 200;

/** Parses the search parameters; invalid values are dropped. */
export function parseAdminSearch(raw: Readonly<Record<string, unknown>>): AdminSearch {
  const text = typeof raw.search === "string" || typeof raw.search === "number" ? String(raw.search) : "";
  const search = text.trim().slice(0, charactersMax);
  const page = Number(raw.page);
  return {
    ...(search !== "" && { search }),
    ...(Number.isSafeInteger(page) && page > 1 && { page }),
  };
}

/** The mails of a status; omitted for all of them. */
export interface MailSearch extends AdminSearch {
  readonly status?: OutboxMail["status"];
}

export function parseMailSearch(raw: Readonly<Record<string, unknown>>): MailSearch {
  const status = statuses.find((known) => known === raw.status);
  return { ...parseAdminSearch(raw), ...(status && { status }) };
}

// As words here, so that the contract's schemas stay out of the page.
const statuses = ["QUEUED", "SENT", "FAILED", "KEPT"] as const satisfies readonly OutboxMail["status"][];

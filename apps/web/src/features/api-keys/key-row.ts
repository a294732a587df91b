import type { ApiKey } from "@citelens/contract/api-keys";

/** A key in the table, with what can be done to it. */
export interface KeyRow {
  readonly apiKey: ApiKey;
  /** The name to show: the new one already while a rename is on its way. */
  readonly name: string;
  /** The time that "ago" counts from. */
  readonly now: Date;
  readonly editing: KeyEditing | undefined;
  readonly onEdit: () => void;
  readonly onRename: (name: string) => void;
  readonly onCancel: () => void;
  readonly onRevoke: () => void;
}

export interface KeyEditing {
  readonly keyId: string;
  readonly draft: string;
  readonly error?: string | undefined;
}

import type { ApiKey } from "@citelens/contract/workspaces/api-keys";

export interface KeyRow {
  readonly apiKey: ApiKey;
  /** The name to show, already the new one while a rename is pending. */
  readonly name: string;
  /** The current time, for relative times. */
  readonly now: Date;
  readonly editing: KeyEditing | undefined;
  readonly onEdit: () => void;
  readonly onRename: (name: string) => void;
  readonly onCancel: () => void;
  readonly onRevoke: () => void;
  /** Opens what the key did. */
  readonly onUsage: () => void;
}

export interface KeyEditing {
  readonly keyId: string;
  readonly draft: string;
  readonly error?: string | undefined;
}

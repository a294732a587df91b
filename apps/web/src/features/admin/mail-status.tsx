import type { OutboxMail } from "@citelens/contract/platform/admin";
import type { ReactElement } from "react";
import { Badge } from "#ui/text/badge.tsx";

const states = {
  QUEUED: <Badge tone="info">Queued</Badge>,
  SENT: <Badge tone="pos">Sent</Badge>,
  FAILED: <Badge tone="neg">Failed</Badge>,
  KEPT: <Badge tone="neutral">Not sent</Badge>,
} as const;

export function MailStatus({ mail }: { readonly mail: OutboxMail }): ReactElement {
  return states[mail.status];
}

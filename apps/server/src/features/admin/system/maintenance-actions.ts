import type { ParsedInput } from "@citelens/contract/base/endpoint";
import { fieldErrors } from "@citelens/contract/base/field-errors";
import type { ServiceNotice, setBanner, setReadOnly } from "@citelens/contract/platform/maintenance";
import { performAction } from "#features/accounts/actions/public.ts";
import type { Superuser } from "#features/accounts/sign-in/public.ts";
import { type Notice, putNotice, removeNotice } from "#platform/maintenance/maintenance.sql.ts";
import { FieldRefusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";

export async function serviceNotice({ maintenance }: Tools): Promise<ServiceNotice> {
  const { banner, readOnly } = await maintenance.current();
  return {
    banner: banner && { text: banner.text, ends_at: banner.endsAt?.toISOString() ?? null },
    read_only: readOnly === null ? null : { text: readOnly },
  };
}

/** Throws FieldRefusal for a notice that would have ended already. */
export function changeBanner(
  tools: Tools,
  superuser: Superuser,
  { ends_at, ...act }: ParsedInput<typeof setBanner>["body"],
): Promise<ServiceNotice> {
  const endsAt = ends_at === null ? null : new Date(ends_at);
  if (endsAt && endsAt <= tools.now()) throw new FieldRefusal({ ends_at: [fieldErrors.invalid] });
  return change(tools, superuser, { ...act, kind: "banner", endsAt });
}

export function changeReadOnly(
  tools: Tools,
  superuser: Superuser,
  act: ParsedInput<typeof setReadOnly>["body"],
): Promise<ServiceNotice> {
  return change(tools, superuser, { ...act, kind: "read-only", endsAt: null });
}

interface Change {
  readonly kind: Notice["kind"];
  readonly text: string | null;
  readonly endsAt: Date | null;
  readonly reason: string;
  readonly key: string;
}

async function change(
  tools: Tools,
  superuser: Superuser,
  { kind, text, endsAt, ...act }: Change,
): Promise<ServiceNotice> {
  const verb = text === null ? "ended" : "set";
  const details = { text, ends_at: endsAt?.toISOString() ?? null };
  await performAction(tools, superuser, { ...act, action: `${kind}.${verb}`, details }, (within) =>
    text === null ? removeNotice(within, kind) : putNotice(within, { kind, text, ends_at: endsAt }),
  );
  tools.maintenance.forget();
  return serviceNotice(tools);
}

import { fieldErrors } from "@citelens/contract/base/field-errors";
import { type PageView, pageView } from "@citelens/contract/traffic/page-views";
import { fieldErrorsOf } from "#platform/field-errors.ts";
import { FieldRefusal, Refusal } from "#platform/refusal.ts";
import { unstorableFields } from "#platform/requests/storable-text.ts";

/** The page view of a body, which says that it is plain text so that browsers send it without asking first. */
export function readPageView(text: string): PageView {
  const value = jsonOf(text);
  const unstorable = unstorableFields(value);
  if (unstorable.length > 0)
    throw new FieldRefusal(Object.fromEntries(unstorable.map((field) => [field, [fieldErrors.invalid]])));

  const parsed = pageView.safeParse(value, { reportInput: true });
  if (!parsed.success) throw new FieldRefusal(fieldErrorsOf(parsed.error));
  return parsed.data;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal("MALFORMED_BODY");
  }
}

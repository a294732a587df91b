import { z } from "zod";
import { endpoint, superusers } from "../base/endpoint.ts";
import { instant, text } from "../base/fields.ts";
import { actionFields } from "./superuser-action.ts";

export const noticeCharactersMax = 200;

/** Notice of those who run the service to everybody at this moment. */
export const serviceNotice = z.object({
  banner: z.object({ text: z.string(), ends_at: instant.nullable() }).nullable(),
  /** Where nothing can be changed, why. */
  read_only: z.object({ text: z.string() }).nullable(),
});
export type ServiceNotice = z.output<typeof serviceNotice>;

export const getServiceNotice = endpoint({
  method: "GET",
  path: "/service-notice/",
  caller: "anyone",
  summary: "What the service tells everybody: a notice, and whether nothing can be changed at the moment",
  answer: serviceNotice,
});

const superuser = { ...superusers, method: "POST" } as const;

export const setBanner = endpoint({
  ...superuser,
  path: "/admin/system/banner/",
  summary: "Show a notice above every page until a time, or until it is taken away; null takes it away",
  repeatable: "once",
  body: z.object({
    ...actionFields,
    text: text(noticeCharactersMax).nullable(),
    ends_at: instant.nullable().default(null),
  }),
  answer: serviceNotice,
});

export const setReadOnly = endpoint({
  ...superuser,
  path: "/admin/system/read-only/",
  summary: "Refuse whatever would change something, with a text that says why; null ends it",
  repeatable: "once",
  body: z.object({ ...actionFields, text: text(noticeCharactersMax).nullable() }),
  answer: serviceNotice,
});

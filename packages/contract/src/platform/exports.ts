import { z } from "zod";
import { endpoint } from "../base/endpoint.ts";
import { fieldErrors } from "../base/field-errors.ts";
import { count, id, instant, text } from "../base/fields.ts";
import { fileFormats } from "../base/list-format.ts";
import { workspacePath, workspaceReads, workspaceWrites } from "../workspaces/workspaces.ts";

/** Exports that a workspace keeps, and what their files may take together. */
export const exportsKeptMax = 5;
export const exportBytesMax = 2 * 1024 * 1024 * 1024;
/** How long a file is kept, and its signed link opens it. */
export const exportHours = 24;
export const exportLinksMax = 50;
export const exportLinkDaysMax = 365;

export const exportStates = ["QUEUED", "RUNNING", "DONE", "FAILED"] as const;
export type ExportState = (typeof exportStates)[number];

/** Days up to today, in the workspace's time zone, in place of a range of the list's own. */
export const lastDays = z.union([z.literal(7), z.literal(30), z.literal(90)]).nullable();

const given = z.union([z.string().max(1000), z.array(z.string().max(1000)).max(100)]);
const names = z.string().max(100);

/** Everything that says which rows of which list are meant, and how they are written. */
const listChoice = {
  /** The operation of a list that can be had as a file, by its name in the OpenAPI document. */
  operation: z.string().max(100),
  /** Names in its path beside the workspace. */
  params: z
    .record(names, z.string().max(1000))
    .refine((value) => Object.keys(value).length <= 10, fieldErrors.invalid)
    .default({}),
  /** Filters and order, as that list takes them. */
  query: z
    .record(names, given)
    .refine((value) => Object.keys(value).length <= 50, fieldErrors.invalid)
    .default({}),
  last_days: lastDays.default(null),
  format: z.enum(fileFormats).default("csv"),
} as const;

/** The same as it was stored. */
const chosenList = {
  operation: z.string(),
  params: z.record(z.string(), z.string()),
  query: z.record(z.string(), given),
  last_days: lastDays,
  format: z.enum(fileFormats),
} as const;

const creator = z.object({ id, name: z.string() });

export const exportFile = z.object({
  id,
  ...chosenList,
  status: z.enum(exportStates),
  /** Rows that were written so far. */
  rows: count,
  /** The file's bytes and hash, once it is whole. */
  size: count.nullable(),
  sha256: z.string().nullable(),
  file_name: z.string().nullable(),
  /** Opens the file for anyone who has it, until it expires; null while there is none, and for all but whoever had it made. */
  url: z.string().nullable(),
  /** Why there is no file, in words. */
  reason: z.string().nullable(),
  created_by: creator,
  created_at: instant,
  finished_at: instant.nullable(),
  expires_at: instant.nullable(),
});
export type ExportFile = z.output<typeof exportFile>;

export const exportList = z.object({
  operation: z.string(),
  summary: z.string(),
  /** Names in its path beside the workspace. */
  params: z.array(z.string()),
  /** Everything that has to be given, beside a range that last_days can stand for; empty where nothing has. */
  needs: z.array(z.string()),
  /** Names of the filters that it takes. */
  query: z.array(z.string()),
  /** Whether last_days can stand for its range. */
  takes_last_days: z.boolean(),
});
export type ExportList = z.output<typeof exportList>;

export const listExportLists = endpoint({
  ...workspaceReads,
  path: "/projects/:projectId/exports/lists/",
  summary: "The lists that can be had whole as a file",
  answer: z.array(exportList),
});

export const listExports = endpoint({
  ...workspaceReads,
  path: "/projects/:projectId/exports/",
  summary: "The workspace's exports, newest first",
  answer: z.array(exportFile),
});

export const beginExport = endpoint({
  ...workspaceWrites,
  path: "/projects/:projectId/exports/",
  refusesImpersonators: true,
  summary: "Have a list written to a file that is kept for a day",
  body: z.object(listChoice),
  answer: exportFile,
  status: 202,
});

const exportPath = workspacePath.extend({ exportId: id });

export const getExport = endpoint({
  ...workspaceReads,
  path: "/projects/:projectId/exports/:exportId/",
  summary: "How far an export is, and where its file is",
  params: exportPath,
  answer: exportFile,
});

export const deleteExport = endpoint({
  method: "DELETE",
  path: "/projects/:projectId/exports/:exportId/",
  caller: "user",
  scope: "write",
  summary: "End an export, or remove its file",
  params: exportPath,
});

export const exportLink = z.object({
  id,
  name: z.string(),
  ...chosenList,
  created_by: creator,
  created_at: instant,
  expires_at: instant,
  last_used_at: instant.nullable(),
  uses: count,
});
export type ExportLink = z.output<typeof exportLink>;

/** The only response that has the address. */
export const newExportLink = exportLink.extend({ url: z.string() });
export type NewExportLink = z.output<typeof newExportLink>;

export const listExportLinks = endpoint({
  ...workspaceReads,
  path: "/projects/:projectId/export-links/",
  summary: "The addresses that answer a list to programs that can send no header, newest first",
  answer: z.array(exportLink),
});

/** People alone make one: it takes neither the scopes of a key, nor its networks, nor its end. */
export const createExportLink = endpoint({
  ...workspaceWrites,
  scope: "none",
  path: "/projects/:projectId/export-links/",
  refusesImpersonators: true,
  summary: "Make an address that answers one list; only this response contains it",
  body: z.object({ ...listChoice, name: text(100), expires_at: instant }),
  answer: newExportLink,
  status: 201,
});

export const revokeExportLink = endpoint({
  method: "DELETE",
  path: "/projects/:projectId/export-links/:exportLinkId/",
  caller: "user",
  scope: "write",
  summary: "Revoke an address of a list at once",
  params: workspacePath.extend({ exportLinkId: id }),
});

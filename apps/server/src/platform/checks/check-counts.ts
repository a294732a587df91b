import { letter, productBrand } from "#platform/mail/letter.ts";
import { sendMail } from "#platform/mail/send-mail.ts";
import { eachAlone } from "#platform/sweeps/each-alone.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import {
  claimUnmailed,
  type Finding,
  markMailed,
  putFindings,
  removeFindingsBut,
} from "./wrong-counts.sql.ts";

/** A scope with more than that has one fault, which the first of them show. */
const findingsMax = 50;
const mailedMax = 20;

interface Check {
  /** The job's name, room.verb-noun. */
  readonly check: string;
  /** Workspaces or organizations; each is checked by itself, and one that cannot be stops no other. */
  readonly scopes: readonly string[];
  /** Compares what is kept with what it counts, as of one moment; resolves to what differs. */
  readonly differences: (snapshot: Tools, scope: string) => Promise<readonly Finding[]>;
}

/**
 * Compares counters and sums with what they count. A difference is logged, shown to superusers until a later check finds
 * none, and mailed to the superuser once. Resolves to the scopes that have one.
 */
export async function checkCounts(
  tools: Tools,
  { check, scopes, differences }: Check,
): Promise<readonly string[]> {
  const wrong: string[] = [];
  await eachAlone(tools, scopes, {
    sweep: check,
    idOf: (scope) => scope,
    run: async (scope) => {
      const found = await tools.db.transaction((db) => differences({ ...tools, db }, scope), {
        isolationLevel: "repeatable read",
        accessMode: "read only",
      });
      const findings = found.slice(0, findingsMax);
      if (findings.length > 0)
        tools.log.error(
          { check, scope, findings, count: found.length },
          "Counts do not match what they count",
        );
      await inTransaction(tools, (within) => putFindings(within, { check, scope, findings }));
      if (findings.length > 0) wrong.push(scope);
    },
  });
  await removeFindingsBut(tools, check, scopes);
  await inTransaction(tools, (within) => mailNew(within, check));
  return wrong;
}

async function mailNew(within: Tools, check: string): Promise<void> {
  const found = await claimUnmailed(within, check);
  if (found.length === 0 || within.superuserEmail === undefined) return;

  const subject = found.length === 1 ? "A count is wrong" : `${found.length} counts are wrong`;
  const lines = found
    .slice(0, mailedMax)
    .map(
      ({ scope, subject, what, kept, counted }) =>
        `${what}: ${kept} kept, ${counted} counted (${subject} in ${scope}).`,
    );
  await sendMail(within, {
    kind: "wrong-counts",
    to: within.superuserEmail,
    subject,
    letter: letter({
      brand: productBrand,
      preheader: "What is kept does not come to what it counts.",
      heading: subject,
      paragraphs: [
        `The nightly check ${check} found what is kept to differ from what it counts.`,
        ...lines,
        "Each is shown in the administration until a later check finds it right. You get no other mail about it.",
      ],
      action: { label: "Open the administration", url: `${within.publicUrl}/admin/system` },
    }),
  });
  await markMailed(within, found);
}

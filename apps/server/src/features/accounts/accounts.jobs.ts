import { z } from "zod";
import { job } from "#platform/jobs/job.ts";
import { forgetActions } from "./actions/forget-actions.ts";
import { sendResetLink } from "./sign-in/reset-password.ts";
import { sweepAccounts } from "./sweep.ts";

/** Takes the e-mail and not an account, so that the request does the same work whether there is one or not. */
export const sendPasswordReset = job({
  name: "accounts.send-password-reset",
  payload: z.object({ email_key: z.string() }),
  run: (tools, { email_key }) => sendResetLink(tools, email_key),
});

const sweep = job({
  name: "accounts.sweep",
  payload: z.object({}),
  run: (tools) => sweepAccounts(tools),
  cron: "17 3 * * *",
});

const forget = job({
  name: "accounts.forget-acts",
  payload: z.object({}),
  run: forgetActions,
  cron: "41 3 * * *",
});

export const accountJobs = [sendPasswordReset, sweep, forget] as const;

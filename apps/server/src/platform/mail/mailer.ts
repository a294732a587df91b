import { createTransport } from "nodemailer";

export interface OutgoingMail {
  /** The same for every attempt, so that a mail server can tell a repetition. */
  readonly messageId: string;
  readonly to: string;
  /** The name before the address that it is from; null for the installation's own. */
  readonly sender: string | null;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** The way to the mail server. */
export interface Mailer {
  /** Whether there is a mail server at all. */
  readonly delivers: boolean;
  /** Resolves once the server has taken the mail; throws MailRefused when it never will. */
  send(mail: OutgoingMail): Promise<void>;
  /** Connects and signs in without sending anything; throws with the reason if that fails. */
  verify(): Promise<void>;
  close(): void;
}

/** The server refused for good (5xx): trying again would not help. */
export class MailRefused extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "MailRefused";
  }
}

export interface MailerOptions {
  /** smtp://user:password@host:port or smtps://…; `?requireTLS=true` insists on STARTTLS. */
  readonly smtpUrl: string | undefined;
  /** "Name <address>"; the product's own without. */
  readonly from: string | undefined;
  readonly publicUrl: string;
}

const timeoutMs = 10_000;
/** "Sign in first", "sign in more safely" and "wrong password", which some servers only say of the sender (RFC 4954). */
const signInAnswers: ReadonlySet<number> = new Set([530, 534, 535, 538]);

/** Opens no connection yet. */
export function openMailer({ smtpUrl, from, publicUrl }: MailerOptions): Mailer {
  if (smtpUrl === undefined) {
    return { delivers: false, send: refuseAll, verify: refuseAll, close: () => undefined };
  }

  const host = new URL(publicUrl).hostname;
  const own = from ?? `Citelens <citelens@${host}>`;
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 2,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    delivers: true,
    send: async ({ messageId, to, sender, ...mail }) => {
      try {
        await transport.sendMail({
          ...mail,
          from: sender === null ? own : { name: sender, address: addressIn(own) },
          // As an object, the address is taken as it is and can never become several.
          to: { name: "", address: to },
          messageId: `<${messageId}@${host}>`,
          headers: { "Auto-Submitted": "auto-generated" },
        });
      } catch (error) {
        throw isForGood(error) ? new MailRefused(String(error), { cause: error }) : error;
      }
    },
    verify: async () => {
      await transport.verify();
    },
    close: () => transport.close(),
  };
}

/** The address of "Name <address>", or what is nothing but one. */
function addressIn(from: string): string {
  return /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from;
}

/** Only what the server says of the mail itself is for good: an administrator can repair the rest. */
function isForGood(error: unknown): boolean {
  if (!(error instanceof Error && "code" in error && "responseCode" in error)) return false;
  if (error.code !== "EENVELOPE" && error.code !== "EMESSAGE") return false;
  const answer = Number(error.responseCode);
  return answer >= 500 && !signInAnswers.has(answer);
}

async function refuseAll(): Promise<void> {
  throw new Error("There is no mail server: SMTP_URL is not set.");
}

import { createTransport } from "nodemailer";

export interface OutgoingMail {
  /** The same for every attempt, so that a mail server can tell a repetition. */
  readonly messageId: string;
  readonly to: string;
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

/** Opens no connection yet. */
export function openMailer({ smtpUrl, from, publicUrl }: MailerOptions): Mailer {
  if (smtpUrl === undefined) return { delivers: false, send: refuseAll, close: () => undefined };

  const host = new URL(publicUrl).hostname;
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
    send: async ({ messageId, to, ...mail }) => {
      try {
        await transport.sendMail({
          ...mail,
          from: from ?? `Citelens <citelens@${host}>`,
          // As an object, the address is taken as it is and can never become several.
          to: { name: "", address: to },
          messageId: `<${messageId}@${host}>`,
          headers: { "Auto-Submitted": "auto-generated" },
        });
      } catch (error) {
        throw isForGood(error) ? new MailRefused(String(error), { cause: error }) : error;
      }
    },
    close: () => transport.close(),
  };
}

function isForGood(error: unknown): boolean {
  if (!(error instanceof Error && "responseCode" in error)) return false;
  // 535 and its like are about our own sign-in at the server, which an administrator can mend.
  const isSignIn = "code" in error && error.code === "EAUTH";
  return Number(error.responseCode) >= 500 && !isSignIn;
}

async function refuseAll(): Promise<void> {
  throw new Error("There is no mail server: SMTP_URL is not set.");
}

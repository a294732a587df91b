/** Variables that every product under test is told, wherever it is reached and whoever pays in it. */
export function productEnv(port: string, dataDir: string): Record<string, string> {
  return {
    PORT: port,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: dataDir,
    DATABASE_URL: "",
    CLICKHOUSE_URL: "",
    RATE_LIMIT_ALLOW: "127.0.0.1/32,::1/128",
    OUTBOUND_ALLOW: "127.0.0.1",
    SUPERUSER_EMAIL: "root@example.com",
    // Two browsers on two cores leave the server little: a test waits, as long as it waits for anything.
    OVERLOAD_DELAY_MS: "20000",
    WRITER_MODEL: "none",
    JUDGE_MODEL: "none",
    DEMO_DAYS: "6",
    // A journey that needs a DNS opens one there: a port of its own kind beside the product's.
    DNS_SERVERS: `127.0.0.1:${port}`,
    VIES_API_BASE: "http://127.0.0.1:9",
    LOG_LEVEL: "warn",
  };
}

import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "./free-port.ts";
import { newFolder } from "./new-folder.ts";
import { systemAccount } from "./postgres.ts";

/** Debian's package of that name brings it. */
export const pgBouncer = "/usr/sbin/pgbouncer";

export type PgBouncer = { url: string; process: ChildProcess };

/** Starts a PgBouncer in front of a database. @param poolSize the connections to the database that all share. */
export async function startPgBouncer(
	databaseUrl: string,
	{ poolMode, poolSize }: { poolMode: "session" | "transaction"; poolSize: number },
): Promise<PgBouncer> {
	const { hostname, port, pathname, username } = new URL(databaseUrl);
	const folder = newFolder("pgbouncer");
	chmodSync(folder, 0o755);
	const own = await freePort();
	const file = join(folder, "pgbouncer.ini");
	writeFileSync(
		file,
		`[databases]
site = host=${hostname} port=${port} user=${username} dbname=${pathname.slice(1)}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = any
pool_mode = ${poolMode}
default_pool_size = ${poolSize}
max_client_conn = 200
`,
	);
	// It refuses to run as root.
	const user = process.getuid?.() === 0 ? systemAccount("postgres") : {};
	const bouncer = spawn(pgBouncer, ["-q", file], { stdio: "ignore", ...user });
	await new Promise((resolve) => setTimeout(resolve, 1_000));
	if (bouncer.exitCode !== null || bouncer.pid === undefined) throw new Error("pgbouncer did not start.");
	return { url: `postgres://${username}@127.0.0.1:${own}/site`, process: bouncer };
}

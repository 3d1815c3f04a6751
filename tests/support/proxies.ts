import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { request } from "node:https";
import { join } from "node:path";
import { generate } from "selfsigned";
import { freePort } from "./free-port.ts";

const deploy = join(import.meta.dirname, "../../deploy");

export type RunningProxy = {
	port: number;
	process: ChildProcess;
	check: { status: number | null; stderr: string };
};

export type Answer = { status: number | undefined; location: string | undefined; body: string };

/** Each proxy by its program: the settings of deploy/, with addresses of this machine in place of the example's. */
export const proxies: Record<string, (folder: string, nodes: readonly string[]) => Promise<RunningProxy>> = {
	"/usr/bin/caddy": startCaddy,
	"/usr/sbin/nginx": startNginx,
};

async function startCaddy(folder: string, nodes: readonly string[]): Promise<RunningProxy> {
	const [port, plainPort] = [await freePort(), await freePort()];
	const global = `{\n\tadmin off\n\tauto_https disable_redirects\n\tskip_install_trust\n\thttp_port ${plainPort}\n}\n`;
	const file = join(folder, "Caddyfile");
	writeFileSync(file, global + readFileSync(join(deploy, "Caddyfile"), "utf8"));
	const env = {
		PATH: process.env.PATH,
		HOME: folder,
		XDG_DATA_HOME: folder,
		SITE_ADDRESS: `https://localhost:${port}`,
		SITE_NODES: nodes.join(" "),
	};
	const args = ["--config", file, "--adapter", "caddyfile"];
	const check = spawnSync("/usr/bin/caddy", ["validate", ...args], { env, encoding: "utf8" });
	return { port, check, process: spawn("/usr/bin/caddy", ["run", ...args], { env, stdio: "ignore" }) };
}

async function startNginx(folder: string, nodes: readonly string[]): Promise<RunningProxy> {
	const [port, plainPort] = [await freePort(), await freePort()];
	const { cert, private: key } = await generate([{ name: "commonName", value: "localhost" }]);
	writeFileSync(join(folder, "fullchain.pem"), cert);
	writeFileSync(join(folder, "privkey.pem"), key);
	mkdirSync(join(folder, "tmp"));
	const site = readFileSync(join(deploy, "nginx.conf"), "utf8")
		.replaceAll("127.0.0.1:3001", nodes[0] ?? "")
		.replaceAll("127.0.0.1:3002", nodes[1] ?? "")
		.replaceAll("www.example.com", "localhost")
		.replaceAll("/etc/letsencrypt/live/localhost", folder)
		.replaceAll(/^\tlisten \[::\].*\n/gm, "")
		.replaceAll("listen 443", `listen 127.0.0.1:${port}`)
		.replaceAll("listen 80", `listen 127.0.0.1:${plainPort}`);
	const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
		.map((name) => `${name}_temp_path ${folder}/tmp/${name};`)
		.join(" ");
	const file = join(folder, "nginx.conf");
	// Its workers write bodies into this folder, which belongs to whoever runs the tests.
	const user = process.getuid?.() === 0 ? "user root; " : "";
	writeFileSync(
		file,
		`${user}daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log; events {}\nhttp { access_log ${folder}/access.log; ${temporary}\n${site}\n}\n`,
	);
	const args = ["-c", file, "-e", join(folder, "error.log")];
	const check = spawnSync("/usr/sbin/nginx", ["-t", ...args], { encoding: "utf8" });
	return { port, check, process: spawn("/usr/sbin/nginx", args, { stdio: "ignore" }) };
}

/** Asks a site through a proxy, as its visitors do. @returns the whole answer, also of a stream. */
export function askProxy(
	{ port }: RunningProxy,
	path: string,
	headers: Record<string, string> = {},
	body?: string | Buffer,
	signal?: AbortSignal,
): Promise<Answer> {
	const options = {
		...(signal && { signal }),
		port,
		path,
		headers: { host: "localhost", origin: "https://localhost", ...headers },
		method: body ? "POST" : "GET",
		rejectUnauthorized: false,
	};
	return new Promise((resolve, reject) => {
		request({ host: "localhost", ...options }, (response) => {
			const pieces: Buffer[] = [];
			response.on("data", (piece) => pieces.push(piece));
			response.once("end", () =>
				resolve({
					status: response.statusCode,
					location: response.headers.location,
					body: Buffer.concat(pieces).toString(),
				}),
			);
			response.once("error", reject);
		})
			.once("error", reject)
			.end(body);
	});
}

/** Opens a stream through a proxy, and leaves once it has begun. @returns its status. */
export function leaveStream(
	{ port }: RunningProxy,
	path: string,
	headers: Record<string, string>,
): Promise<number | undefined> {
	const options = { port, path, headers: { host: "localhost", ...headers }, rejectUnauthorized: false };
	return new Promise((resolve, reject) => {
		const asking = request({ host: "localhost", ...options }, (response) => {
			response.once("data", () => asking.destroy()).once("close", () => resolve(response.statusCode));
		});
		asking.once("error", reject).end();
	});
}

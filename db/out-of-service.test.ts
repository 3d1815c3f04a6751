import { createServer, type Server, type Socket } from "node:net";
import pg from "pg";
import { expect, it } from "vitest";
import { freePort } from "../tests/support/free-port.ts";
import { isOutOfService } from "./out-of-service.ts";

/** How asking a PostgreSQL there fails. */
async function failureOf(connectionString: string, more: pg.PoolConfig = {}): Promise<unknown> {
	const pool = new pg.Pool({ connectionString, connectionTimeoutMillis: 200, ...more });
	pool.on("error", () => undefined);
	try {
		return await pool.query("select 1").then(
			() => null,
			(error: unknown) => error,
		);
	} finally {
		await pool.end();
	}
}

async function withServer(onSocket: (socket: Socket) => void, use: (url: string) => Promise<void>) {
	const sockets = new Set<Socket>();
	const port = await freePort();
	const server = await new Promise<Server>((resolve) => {
		const listening = createServer((socket) => {
			sockets.add(socket);
			socket.on("error", () => undefined);
			onSocket(socket);
		}).listen(port, "127.0.0.1", () => resolve(listening));
	});
	await use(`postgres://a@127.0.0.1:${port}/a`);
	for (const socket of sockets) socket.destroy();
	server.close();
}

it("takes a database that hangs up, or never answers, for out of service", async () => {
	await withServer(
		(socket) => socket.on("data", () => socket.end()),
		async (url) => expect(isOutOfService(await failureOf(url))).toBe(true),
	);
	await withServer(
		() => undefined,
		async (url) => {
			expect(isOutOfService(await failureOf(url))).toBe(true);
			// All connections are being made for others.
			const pool = new pg.Pool({ connectionString: url, max: 1, connectionTimeoutMillis: 200 });
			const failures = await Promise.allSettled([pool.query("select 1"), pool.query("select 1")]);
			for (const failure of failures)
				expect(failure.status === "rejected" && isOutOfService(failure.reason), String(failure)).toBe(true);
			await pool.end();
		},
	);
});

it("takes a database that nobody finds, or that nobody listens for, for out of service", async () => {
	expect(isOutOfService(await failureOf(`postgres://a@127.0.0.1:${await freePort()}/a`))).toBe(true);
	expect(
		isOutOfService(await failureOf("postgres://a@nowhere.invalid/a", { connectionTimeoutMillis: 5_000 })),
	).toBe(true);
	for (const code of ["ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH"])
		expect(isOutOfService(Object.assign(new Error("away"), { code })), code).toBe(true);
});

it("takes a mistake of ours for what it is", () => {
	for (const error of [
		new Error("There is no such post."),
		Object.assign(new Error("syntax error"), { code: "42601" }),
		Object.assign(new Error("UNIQUE constraint failed"), { errcode: 2067 }),
		"timeout expired",
	])
		expect(isOutOfService(error)).toBe(false);
});

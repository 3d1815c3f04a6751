import { createServer, type Server, type Socket } from "node:net";
import pg from "pg";
import { expect, it } from "vitest";
import { freePort } from "../tests/support/free-port.ts";
import { isOutOfService } from "./out-of-service.ts";

/** Returns the error of a query to a PostgreSQL server at this address. */
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

it("recognises a database that closes the connection or never answers", async () => {
	await withServer(
		(socket) => socket.on("data", () => socket.end()),
		async (url) => expect(isOutOfService(await failureOf(url))).toBe(true),
	);
	await withServer(
		() => undefined,
		async (url) => {
			expect(isOutOfService(await failureOf(url))).toBe(true);
			// The pool has no free connection.
			const pool = new pg.Pool({ connectionString: url, max: 1, connectionTimeoutMillis: 200 });
			const failures = await Promise.allSettled([pool.query("select 1"), pool.query("select 1")]);
			for (const failure of failures)
				expect(failure.status === "rejected" && isOutOfService(failure.reason), String(failure)).toBe(true);
			await pool.end();
		},
	);
});

it("recognises a database whose host is unknown or refuses connections", async () => {
	expect(isOutOfService(await failureOf(`postgres://a@127.0.0.1:${await freePort()}/a`))).toBe(true);
	expect(
		isOutOfService(await failureOf("postgres://a@nowhere.invalid/a", { connectionTimeoutMillis: 5_000 })),
	).toBe(true);
	for (const code of ["ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH"])
		expect(isOutOfService(Object.assign(new Error("away"), { code })), code).toBe(true);
});

it("does not mistake an error of ours for an outage", () => {
	for (const error of [
		new Error("There is no such post."),
		Object.assign(new Error("syntax error"), { code: "42601" }),
		Object.assign(new Error("UNIQUE constraint failed"), { errcode: 2067 }),
		"timeout expired",
	])
		expect(isOutOfService(error)).toBe(false);
});

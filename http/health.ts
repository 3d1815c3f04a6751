import { setTimeout as wait } from "node:timers/promises";
import type { Connection } from "../db/connect.ts";
import type { Runtime } from "../domain/runtime.ts";

export const readinessStates = ["ready", "unavailable", "stopping"] as const;
type Readiness = (typeof readinessStates)[number];

export type ProcessHealth = {
	/** Proves a write within a deadline. */
	readiness(): Promise<Readiness>;
	stop(): void;
};

const deadlineMs = 2_000;

type Dependencies = { connection: Pick<Connection, "checkWrite">; runtime: Pick<Runtime, "now"> };

export function createHealth({ connection, runtime }: Dependencies): ProcessHealth {
	let isStopping = false;
	/** Shared by all who ask meanwhile: they must not queue behind a database that hangs. */
	let writing: Promise<Readiness> | null = null;

	function write(): Promise<Readiness> {
		writing ??= connection
			.checkWrite(runtime.now())
			.then(
				() => "ready" as const,
				() => "unavailable" as const,
			)
			.finally(() => {
				writing = null;
			});
		return writing;
	}

	return {
		readiness: async () => {
			if (isStopping) return "stopping";
			return Promise.race([write(), wait(deadlineMs, "unavailable" as const, { ref: false })]);
		},
		stop: () => {
			isStopping = true;
		},
	};
}

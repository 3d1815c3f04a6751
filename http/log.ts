import pino, { type DestinationStream, type Logger } from "pino";
import type { Settings } from "../config/env.ts";

/** PostgreSQL quotes values in these: "Key (email)=(…) already exists." */
const quoting = ["err.detail", "err.where", "err.cause.detail", "err.cause.where"];

/** Writes one JSON line for each event. @param to standard output, but in tests. */
export function createLog(
	{ logLevel: level }: Pick<Settings, "logLevel">,
	to: DestinationStream = pino.destination({ sync: false, minLength: 4_096 }),
): { log: Logger; close(): void } {
	const log = pino({ level, base: null, redact: { paths: quoting, remove: true } }, to);
	const flushing = setInterval(() => log.flush(), 1_000).unref();
	return {
		log,
		close: () => {
			clearInterval(flushing);
			log.flush();
		},
	};
}

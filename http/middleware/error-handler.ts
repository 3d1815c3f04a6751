import type { ErrorHandler } from "hono";
import { HTTPException } from "hono/http-exception";
import type { Logger } from "pino";
import { isOutOfService } from "../../db/out-of-service.ts";
import { TooManyDocumentsWaiting } from "../../domain/proposals/pdf/failures.ts";
import { apiError } from "../api/errors.ts";
import { hasLeft } from "./request-log.ts";

/** The answer says what to do; only the log has the cause. */
export function errorHandler(log: Logger): ErrorHandler {
	return (error, c) => {
		if (error instanceof HTTPException && error.status < 500)
			return c.json(apiError(c, "malformed"), error.status);
		if (error instanceof TooManyDocumentsWaiting)
			return c.json(apiError(c, "busy"), 503, { "Retry-After": "30" });
		if (hasLeft(c) && isBreakOff(error)) return c.json(apiError(c, "malformed"), 400);
		log.error({ err: error }, "unexpected");
		const unexpected = apiError(c, "unexpected");
		return isOutOfService(error) ? c.json(unexpected, 503, { "Retry-After": "5" }) : c.json(unexpected, 500);
	};
}

function isBreakOff(error: Error): boolean {
	return error.name === "AbortError" || ("code" in error && error.code === "ECONNRESET");
}

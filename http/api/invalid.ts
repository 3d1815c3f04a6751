import type { Hook } from "@hono/zod-openapi";
import type { Env } from "hono";
import { apiError } from "./language.ts";

/** Answers a request whose shape is wrong, before any of it is used. */
export const refuseInvalid: Hook<unknown, Env, string, unknown> = (result, c) => {
	if (!result.success) return c.json(apiError(c, "malformed"), 400);
};

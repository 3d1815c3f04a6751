import { z } from "@hono/zod-openapi";
import { industries } from "../../content/industries/list.ts";
import { demoEventNames } from "../../shared/demo-event.ts";

const ids = industries.map(({ id }) => id);

const DemoShown = z
	.object({
		industry: z.enum(ids),
		flow: z.string().openapi({ example: "reserva" }),
		step: z.int().min(1).max(5),
	})
	.refine(({ industry, flow }) =>
		industries.some(({ id, flows }) => id === industry && flows.some((one) => one.id === flow)),
	);

const DemoEvent = z.object({ name: z.enum(demoEventNames), data: DemoShown });
const ChatOpened = z.object({ name: z.literal("chat_opened"), data: z.strictObject({}) });

export const EventRequest = z.union([DemoEvent, ChatOpened]).openapi("Event");

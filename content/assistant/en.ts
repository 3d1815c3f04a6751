import { en as facts } from "./facts/en.ts";
import { en as proposal } from "./proposal/en.ts";
import { en as rights } from "./rights/en.ts";
import type { AssistantTexts } from "./schema.ts";
import { en as talk } from "./talk/en.ts";
import { en as team } from "./team/en.ts";

export const en = {
	...facts,
	...talk,
	...rights,
	...team,
	...proposal,
} as const satisfies AssistantTexts;

import { es as facts } from "./facts/es.ts";
import { es as proposal } from "./proposal/es.ts";
import { es as rights } from "./rights/es.ts";
import type { AssistantTexts } from "./schema.ts";
import { es as talk } from "./talk/es.ts";
import { es as team } from "./team/es.ts";

export const es = {
	...facts,
	...talk,
	...rights,
	...team,
	...proposal,
} as const satisfies AssistantTexts;

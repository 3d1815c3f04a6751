import { answering } from "./answering.ts";
import { company } from "./company.ts";
import { conditions } from "./conditions.ts";
import { contact } from "./contact.ts";
import { data } from "./data.ts";
import { project } from "./project.ts";
import { proposal } from "./proposal.ts";
import type { KnowledgeEntry } from "./schema.ts";
import { tasks } from "./tasks.ts";

/** Every question the assistant has an answer to. */
export const knowledge = [
	...company,
	...project,
	...tasks,
	...answering,
	...conditions,
	...data,
	...proposal,
	...contact,
] as const satisfies readonly KnowledgeEntry[];

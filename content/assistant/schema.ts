import type { FactsText } from "./facts/schema.ts";
import type { ProposalText } from "./proposal/schema.ts";
import type { RightsText } from "./rights/schema.ts";
import type { TalkText } from "./talk/schema.ts";
import type { TeamText } from "./team/schema.ts";

/**
 * Every sentence of the assistant, in one language.
 * `{product}` is the brand, `{name}` the visitor's first name, `{recommended}` a product, `{line}` what it does,
 * `{value}` something the visitor said.
 */
export type AssistantTexts = FactsText & TalkText & RightsText & TeamText & ProposalText;

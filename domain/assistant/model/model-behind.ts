import type { LlmSettings } from "../../../config/llm.ts";
import { languages } from "../../../content/language.ts";
import type { Db } from "../../../db/connect.ts";
import type { World } from "../../world.ts";
import { languageModel } from "./adapters/adapter.ts";
import { readSite } from "./guard/grounding/site-index.ts";
import { recordIn } from "./guard/record.ts";
import { createModelEngine, type ModelEngine, type ModelParts } from "./model-engine.ts";
import { readSiteForModel } from "./site-search/site-search.ts";
import { createSpending } from "./spending.ts";

type Parts = { db: Db; world: World } & Pick<ModelParts, "onTrouble" | "onFailure">;

/** The engine of the settings' model, still to be given its database. What is on record is read now: nobody should wait for that. */
export function modelBehind(settings: LlmSettings, publicUrl: string) {
	for (const language of languages) {
		recordIn(language);
		readSite(language);
		readSiteForModel(language);
	}
	const model = languageModel(settings);
	return ({ db, world, onTrouble, onFailure }: Parts): ModelEngine =>
		createModelEngine({
			...{ model, settings, publicUrl, onTrouble, onFailure },
			spending: createSpending({ db, world, settings }),
		});
}

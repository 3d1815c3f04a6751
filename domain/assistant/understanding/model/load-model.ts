import type { LlmSettings } from "../../../../config/llm.ts";
import type { Db } from "../../../../db/connect.ts";
import { languageModel } from "../../../llm/adapters.ts";
import { createSpending } from "../../../llm/spending.ts";
import type { Runtime } from "../../../runtime.ts";
import { createModelEngine, type ModelDependencies } from "./create-model-engine.ts";
import type { ModelEngine } from "./model-engine.ts";

type Dependencies = { db: Db; runtime: Runtime } & Pick<ModelDependencies, "onError" | "onFailure">;

/** @returns what makes the engine of the settings' model, once there is a database. The model is reached when first asked. */
export function loadModel(settings: LlmSettings): (dependencies: Dependencies) => ModelEngine {
	const model = languageModel(settings);
	return ({ db, runtime, ...listeners }) => {
		const spending = createSpending({ db, runtime, settings });
		return createModelEngine({ ...listeners, model, settings, spending });
	};
}

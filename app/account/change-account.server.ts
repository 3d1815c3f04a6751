import type { RouterContextProvider } from "react-router";
import { portal } from "../../content/portal/list.ts";
import { servicesContext, signedIn, visitorAddressContext } from "../../http/context.ts";
import type { Language } from "../../shared/language.ts";
import { answerIntent, readSentForm } from "../forms/answer-intent.server.ts";
import { seeOther } from "../sign-in/see-other.server.ts";
import { type AccountForm, ownIntents, refuseChange } from "./own-intents.server.ts";

type Change = {
	request: Request;
	context: Readonly<RouterContextProvider>;
	language: Language;
	path: string;
};

export async function changeAccount({ request, context, language, path }: Change) {
	const services = context.get(servicesContext);
	const form: AccountForm = {
		...(await readSentForm(request)),
		services,
		caller: { request, visitorAddress: context.get(visitorAddressContext) },
		session: signedIn(context),
		language,
		text: portal[language].account,
		path,
	};
	try {
		return (await answerIntent(ownIntents, form)) ?? seeOther(path);
	} catch (error) {
		services.log.error({ err: error }, "an account could not be changed");
		return refuseChange(form, { failure: portal[language].failure }, 503);
	}
}

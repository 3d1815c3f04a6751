import type { Brand } from "../../../config/env.ts";
import { pathTo } from "../../../content/addresses.ts";
import { emails } from "../../../content/emails/list.ts";
import { forms } from "../../../content/forms/list.ts";
import type { Language } from "../../../content/language.ts";
import { longCalendarDate, longDate } from "../../../content/locale.ts";
import type { RightsAnswer, RightsRequest } from "../../privacy/rights-store.ts";
import type { Mail } from "../mailer.ts";
import { fill, greetingTo, letterHtml, letterText } from "./letter.ts";

type RightsMail = { id: string; brand: Brand; publicUrl: string; request: RightsRequest };

/** Tells a person that their request about their data arrived, and by when it is answered. */
export function rightsReceipt({ id, brand, publicUrl, request }: RightsMail): Mail {
	const { language, reference, kind, name, email } = request;
	const { rightsReceipt: words, proposalReceipt } = emails[language];
	const letter = {
		language,
		paragraphs: [...greetingTo(name, words.greeting), words.body],
		facts: [
			[words.reference, reference],
			[words.kind, forms[language].rights.kinds[kind]],
			[words.dueOn, longCalendarDate(request.dueOn, language)],
		] as const,
		closing: [
			words.reply,
			fill(proposalReceipt.privacy, { url: `${publicUrl}${pathTo("legal", language)}` }),
		],
	};
	const subject = fill(words.subject, { reference });
	return {
		id,
		to: email,
		replyTo: brand.email,
		subject,
		text: letterText(letter),
		html: letterHtml(letter, brand),
	};
}

/** Tells a person what was done about their request, in the words of who answered it. */
export function rightsAnswer({
	id,
	brand,
	publicUrl,
	request,
	answer,
}: RightsMail & { answer: RightsAnswer }): Mail {
	const { language, reference, kind, name, email } = request;
	const { rightsAnswer: words, rightsReceipt: receipt, proposalReceipt } = emails[language];
	const answeredOn = longDate(new Date(answer.at), language, brand.timeZone);
	const letter = {
		language,
		paragraphs: [
			...greetingTo(name, receipt.greeting),
			words.results[answer.result],
			...answer.note.split(/\s*\n\s*/),
		],
		facts: [
			[receipt.reference, reference],
			[receipt.kind, forms[language].rights.kinds[kind]],
			[words.answeredOn, answeredOn],
		] as const,
		closing: [
			words.reply,
			fill(proposalReceipt.privacy, { url: `${publicUrl}${pathTo("legal", language)}` }),
		],
	};
	return {
		id,
		to: email,
		replyTo: brand.email,
		subject: fill(words.subject, { reference }),
		text: letterText(letter),
		html: letterHtml(letter, brand),
	};
}

/** Tells the company of the request, in the house's language. */
export function rightsNotice({ id, brand, request }: RightsMail): Mail {
	const language: Language = "es";
	const { subject, intro, facts } = emails[language].rightsNotice;
	const { rights } = forms[language];
	const date = longCalendarDate(request.dueOn, language);
	const letter = {
		language,
		paragraphs: [intro],
		facts: [
			[facts.kind, rights.kinds[request.kind]],
			[facts.name, request.name],
			[facts.document, `${rights.documents[request.documentType]} ${request.documentNumber}`],
			[facts.email, request.email],
			[facts.detail, request.detail],
			[facts.dueOn, date],
		] as const,
	};
	return {
		id,
		to: brand.email,
		replyTo: request.email,
		subject: fill(subject, { reference: request.reference, date }),
		text: letterText(letter),
		html: letterHtml(letter, brand),
	};
}

import type { Brand } from "../../../config/env.ts";
import { emails } from "../../../content/emails/list.ts";
import { forms } from "../../../content/forms/list.ts";
import { longCalendarDate, longDate, timeZone } from "../../../content/locale.ts";
import type { Language } from "../../../shared/language.ts";
import type { RightsAnswer, RightsRequest } from "../../privacy/rights-request.ts";
import type { Mail } from "../mailer.ts";
import { composeLetter } from "./compose-letter.ts";
import { fillLetter, greetingTo, privacyLine } from "./letter.ts";

type RightsMail = { id: string; brand: Brand; publicUrl: string; request: RightsRequest };

/** Confirms a request about personal data, with the date by which it is answered. */
export function rightsReceipt({ id, brand, publicUrl, request }: RightsMail): Promise<Mail> {
	const { language, reference, kind, name, email } = request;
	const words = emails[language].rightsReceipt;
	return composeLetter(
		{ id, to: email, subject: fillLetter(words.subject, { reference }) },
		{
			language,
			title: words.title,
			poster: "rights",
			paragraphs: [...greetingTo(name, words.greeting), words.body],
			facts: [
				[words.reference, reference],
				[words.kind, forms[language].rights.kinds[kind]],
				[words.dueOn, longCalendarDate(request.dueOn, language)],
			],
			closing: [words.reply, privacyLine(language, publicUrl)],
		},
		brand,
	);
}

/** Tells a person the result of their request, in the words of the staff member who answered. */
export function rightsAnswer({
	id,
	brand,
	publicUrl,
	request,
	answer,
}: RightsMail & { answer: RightsAnswer }): Promise<Mail> {
	const { language, reference, kind, name, email } = request;
	const { rightsAnswer: words, rightsReceipt: receipt } = emails[language];
	return composeLetter(
		{ id, to: email, subject: fillLetter(words.subject, { reference }) },
		{
			language,
			title: words.title,
			poster: "rights",
			paragraphs: [
				...greetingTo(name, receipt.greeting),
				words.results[answer.result],
				...answer.note.split(/\s*\n\s*/),
			],
			facts: [
				[receipt.reference, reference],
				[receipt.kind, forms[language].rights.kinds[kind]],
				[words.answeredOn, longDate(new Date(answer.at), language, timeZone)],
			],
			closing: [words.reply, privacyLine(language, publicUrl)],
		},
		brand,
	);
}

/** Tells the company about the request, in the staff's language. */
export function rightsNotice({
	id,
	brand,
	request,
	language,
}: Omit<RightsMail, "publicUrl"> & { language: Language }): Promise<Mail> {
	const { subject, title, intro, facts } = emails[language].rightsNotice;
	const { rights } = forms[language];
	const date = longCalendarDate(request.dueOn, language);
	return composeLetter(
		{
			id,
			to: brand.email,
			replyTo: request.email,
			subject: fillLetter(subject, { reference: request.reference, date }),
		},
		{
			language,
			title,
			poster: "rights",
			paragraphs: [intro],
			facts: [
				[facts.kind, rights.kinds[request.kind]],
				[facts.name, request.name],
				[facts.document, `${rights.documents[request.documentType]} ${request.documentNumber}`],
				[facts.email, request.email],
				[facts.detail, request.detail],
				[facts.dueOn, date],
			],
		},
		brand,
	);
}

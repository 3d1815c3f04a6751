import { pathTo } from "../../content/addresses.ts";
import { metadata } from "../document/metadata.ts";
import { isGone, MailedLink } from "../mailed-link/mailed-link.tsx";
import { OneFormPage } from "../ui/one-form/one-form-page.tsx";
import type { NewsletterStepData } from "./newsletter-step.server.ts";

const pages = { confirm: "newsletterConfirm", cancel: "newsletterCancel" } as const;

type Step = keyof typeof pages;

export function stepMetadata(step: Step, loaderData: NewsletterStepData | undefined) {
	if (!loaderData) return [];
	const { site, language, text } = loaderData;
	const { title, text: description } = text[step];
	const summary = { title: `${title} | ${site.product}`, description, keywords: [] };
	return metadata({ site, language, summary, page: pages[step], noindex: true });
}

type Props = { step: Step; loaderData: NewsletterStepData; actionData: { done: boolean } | undefined };

export function NewsletterStep({ step, loaderData, actionData }: Props) {
	const { text, language, token } = loaderData;
	const done = actionData?.done ?? (loaderData.done || null);
	const words = text[step];
	const isLinkGone = isGone({ token, done });
	const back = { href: pathTo("blog", language), label: text.back };
	const remedy = step === "confirm" ? { href: pathTo("newsletter", language), label: text.again } : back;
	return (
		<OneFormPage title={done ? words.doneTitle : words.title} back={isLinkGone ? undefined : back}>
			<MailedLink
				words={words}
				token={token}
				address={pathTo(pages[step], language)}
				done={done}
				remedy={remedy}
			/>
		</OneFormPage>
	);
}

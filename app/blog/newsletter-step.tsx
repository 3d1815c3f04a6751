import { pathTo } from "../../content/addresses.ts";
import { InlineStyle } from "../document/inline-style.tsx";
import { metadata } from "../document/metadata.ts";
import styles from "./blog.css?inline";
import { NewsletterButton } from "./newsletter-button.tsx";
import { NewsletterPage } from "./newsletter-page.tsx";
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

/** Where a link of a newsletter's mail leads: says what a press does, then what it did. */
export function NewsletterStep({ step, loaderData, actionData }: Props) {
	const { text, language, token } = loaderData;
	const words = text[step];
	return (
		<NewsletterPage title={words.title} back={{ href: pathTo("blog", language), label: text.back }}>
			<InlineStyle css={styles} />
			<NewsletterButton
				{...{ words, token, address: pathTo(pages[step], language), done: actionData?.done ?? null }}
			/>
		</NewsletterPage>
	);
}

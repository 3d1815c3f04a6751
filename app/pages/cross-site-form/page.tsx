import { data } from "react-router";
import { blog } from "../../../content/blog/list.ts";
import { forms } from "../../../content/forms/list.ts";
import { login } from "../../../content/login/list.ts";
import { en } from "../../../content/pages/cross-site-form/en.ts";
import { es } from "../../../content/pages/cross-site-form/es.ts";
import { servicesContext } from "../../../http/context.ts";
import { crossSiteFormContext } from "../../../http/pages/cross-site-form.ts";
import { type Language, languageOf } from "../../../shared/language.ts";
import { InlineStyle } from "../../document/inline-style.tsx";
import { metadata } from "../../document/metadata.ts";
import { siteFacts } from "../../document/site-facts.server.ts";
import { KeptFields } from "../../forms/kept-fields.tsx";
import { Button } from "../../ui/button/button.tsx";
import { TextField } from "../../ui/form/field.tsx";
import { OneFormPage } from "../../ui/one-form/one-form-page.tsx";
import type { Route } from "./+types/page";
import styles from "./page.css?inline";

export function loader({ url, context }: Route.LoaderArgs) {
	const form = context.get(crossSiteFormContext);
	if (!form) throw data(null, { status: 404 });
	const language = languageOf(url.pathname);
	const text = { es, en }[language];
	const site = siteFacts(context.get(servicesContext).settings);
	return data({ language, form, text, site, ...typedFields(language) }, { status: 403 });
}

/** What people type into the site's forms. Permissions are none of it: they are given on the page that words them. */
function typedFields(language: Language) {
	const { contact, audit, rights } = forms[language];
	const { remember, ...signIn } = login[language].fields;
	const labels: Record<string, string> = {
		...blog[language].comments.fields,
		...rights.fields,
		...audit.fields,
		...contact.fields,
		...signIn,
	};
	const options: Record<string, Record<string, string>> = {
		kind: rights.kinds,
		document_type: rights.documents,
		industry: audit.industries,
		service_interest: contact.interests,
	};
	return { labels, options };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
	if (!loaderData) return [];
	const { site, language, text } = loaderData;
	const summary = { title: `${text.title} | ${site.product}`, description: text.intro, keywords: [] };
	return metadata({ site, language, summary, page: null, noindex: true });
};

export default function CrossSiteForm({ loaderData }: Route.ComponentProps) {
	const { form, text, labels, options } = loaderData;
	const { address, mayResend } = form;
	const filled = form.typed.filter(([, value]) => value.trim() !== "");
	const typed = mayResend ? filled.filter(([name]) => name in labels) : filled;
	const secrets = form.secrets.filter((name) => name in labels);
	const isEmpty = typed.length + secrets.length === 0;
	const isResent = mayResend && !isEmpty;
	const intro = isResent ? text.intro : text.introToPage;
	return (
		<OneFormPage title={text.title} intro={intro} back={{ href: address, label: text.open }}>
			<InlineStyle css={styles} />
			{isEmpty && <p>{text.nothing}</p>}
			<dl className="cross-site-typed">
				{typed.map(([name, value], index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: a form may have a name twice, and these never move.
					<div key={index}>
						<dt>{labels[name] ?? name}</dt>
						<dd>{options[name]?.[value] ?? value}</dd>
					</div>
				))}
			</dl>
			{isResent && (
				<form method="post" action={address} className="short-form">
					<KeptFields fields={typed} />
					{secrets.map((name) => (
						<SecretField key={name} name={name} label={labels[name] ?? name} />
					))}
					<p className="cross-site-send">
						<Button type="submit">{text.send}</Button>
					</p>
				</form>
			)}
		</OneFormPage>
	);
}

function SecretField(field: { name: string; label: string }) {
	return <TextField {...field} type="password" autoComplete="off" required="unmarked" />;
}

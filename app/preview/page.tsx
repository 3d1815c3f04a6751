import { en } from "../../content/layout/en.ts";
import { es } from "../../content/layout/es.ts";
import { languages } from "../../shared/language.ts";
import { InlineStyle } from "../document/inline-style.tsx";
import { Island } from "../islands/island.tsx";
import { ThemeToggle } from "../layout/footer/theme-toggle.tsx";
import { useLanguage } from "../layout/use-language.ts";
import type { Example } from "./example.ts";
import styles from "./page.css?inline";
import { previewPaths } from "./paths.ts";

const examples = import.meta.glob<readonly Example[]>("../ui/*/*.examples.tsx", {
	eager: true,
	import: "default",
});
const componentStyles = import.meta.glob<string>("../ui/*/*.css", {
	eager: true,
	import: "default",
	query: "?inline",
});
const components = Object.entries(examples).map(([file, examples]) => ({
	name: file.split("/").at(-2) ?? "",
	examples,
}));

export default function Preview() {
	const language = useLanguage();
	const text = { es, en }[language];
	const { toDark, toLight } = text.footer;
	return (
		<>
			<title>app/ui</title>
			<meta name="robots" content="noindex" />
			<InlineStyle css={[...Object.values(componentStyles), styles].join("\n")} />
			<header className="wide preview-head">
				<h1>app/ui</h1>
				<p className="row">
					{languages.map((one) => (
						<a key={one} href={previewPaths[one]} lang={one} aria-current={one === language}>
							{text.languageNames[one]}
						</a>
					))}
					<Island name="theme-toggle" of={ThemeToggle} props={{ toDark, toLight }} />
				</p>
				<ul className="row small">
					{components.map(({ name }) => (
						<li key={name}>
							<a href={`#${name}`}>{name}</a>
						</li>
					))}
				</ul>
			</header>
			<main className="preview">
				{components.map(({ name, examples }) => (
					<section key={name} id={name} aria-labelledby={`${name}-name`}>
						<h2 id={`${name}-name`} className="wide" lang="en">
							{name}
						</h2>
						{examples.map(({ title, full, render }) => (
							<div key={title} className="preview-example">
								<h3 className="wide small quiet" lang="en">
									{title}
								</h3>
								<div className={full ? undefined : "wide"}>{render(language)}</div>
							</div>
						))}
					</section>
				))}
			</main>
		</>
	);
}

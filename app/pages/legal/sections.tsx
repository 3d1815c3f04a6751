import type { LegalSection } from "../../../content/pages/legal/schema.ts";

export function Sections({ sections }: { sections: readonly LegalSection[] }) {
	return sections.map(({ id, title, paragraphs }) => (
		<section key={id} id={id} aria-labelledby={`${id}-title`}>
			<h3 id={`${id}-title`}>{title}</h3>
			<div>
				{paragraphs.map((paragraph) => (
					<p key={paragraph}>{paragraph}</p>
				))}
			</div>
		</section>
	));
}

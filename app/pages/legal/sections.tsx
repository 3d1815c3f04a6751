import type { LegalSection } from "../../../content/pages/legal/schema.ts";

export function Sections({ title, sections }: { title: string; sections: readonly LegalSection[] }) {
	return (
		<>
			<h2>{title}</h2>
			{sections.map(({ id, title, paragraphs }) => (
				<section key={id} id={id} aria-labelledby={`${id}-title`}>
					<h3 id={`${id}-title`}>{title}</h3>
					{paragraphs.map((paragraph) => (
						<p key={paragraph}>{paragraph}</p>
					))}
				</section>
			))}
		</>
	);
}

import type { LegalText } from "../../../content/pages/legal/schema.ts";

export function Contents({ text, rightsId }: { text: LegalText; rightsId: string }) {
	return (
		<nav className="legal-contents" aria-label={text.contents}>
			<details>
				<summary>{text.contents}</summary>
				{[text.privacy, text.terms].map(({ title, sections }) => (
					<div key={title}>
						<p>
							<b>{title}</b>
						</p>
						<ul>
							{sections.map(({ id, title }) => (
								<li key={id}>
									<a href={`#${id}`}>{title}</a>
								</li>
							))}
						</ul>
					</div>
				))}
				<p>
					<a href={`#${rightsId}`}>
						<b>{text.rights.title}</b>
					</a>
				</p>
			</details>
		</nav>
	);
}

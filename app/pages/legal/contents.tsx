import type { LegalText } from "../../../content/pages/legal/schema.ts";
import { Contents } from "../../ui/contents/contents.tsx";

export function LegalContents({ text, rightsId }: { text: LegalText; rightsId: string }) {
	return (
		<Contents label={text.contents}>
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
		</Contents>
	);
}

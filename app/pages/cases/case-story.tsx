import type { CaseText } from "../../../content/cases/schema.ts";
import type { IndustryId } from "../../../content/industries/list.ts";
import type { CasesText } from "../../../content/pages/cases/schema.ts";
import { SceneDrawing } from "../../ui/scene/scene.tsx";
import { sceneAt } from "../../ui/scene/scene-places.ts";

type Story = CaseText & { id: string; industry: IndustryId; client: string };

export function CaseStory({ story, labels }: { story: Story; labels: CasesText["labels"] }) {
	const { id, industry, client, title, problem, solution, result, quote, author } = story;
	return (
		<article className="story" id={id} aria-labelledby={`${id}-title`}>
			<SceneDrawing {...sceneAt("case", industry)} />
			<div className="story-words">
				<p className="quiet">{client}</p>
				<h2 id={`${id}-title`}>{title}</h2>
				<dl>
					<dt>{labels.problem}</dt>
					<dd>{problem}</dd>
					<dt>{labels.solution}</dt>
					<dd>{solution}</dd>
					<dt>{labels.result}</dt>
					<dd className="story-result">{result}</dd>
				</dl>
				<blockquote>
					<p className="quote">{quote}</p>
					<footer className="small quiet">{author}</footer>
				</blockquote>
			</div>
		</article>
	);
}

import { industries } from "../../../content/industries/list.ts";
import type { Example } from "../../preview/example.ts";
import { IndustryPicture } from "./industry-picture.tsx";

export default [
	{
		title: "IndustryPicture of each industry",
		render: () => (
			<div className="preview-grid">
				{industries.map(({ id }) => (
					<IndustryPicture key={id} industry={id} />
				))}
			</div>
		),
	},
] satisfies Example[];

import { en } from "../../../content/layout/en.ts";
import { es } from "../../../content/layout/es.ts";
import type { Example } from "../../preview/example.ts";
import { Icon, type IconName, iconDrawings } from "./icon.tsx";

const iconNames = Object.keys(iconDrawings).filter((name): name is IconName => name in iconDrawings);

export default [
	{
		title: "Icon, every drawing",
		render: () => (
			<ul className="row">
				{iconNames.map((name) => (
					<li key={name} title={name}>
						<Icon name={name} />
					</li>
				))}
			</ul>
		),
	},
	{
		title: "Icon in a button of its own",
		render: (language) => (
			<button type="button" className="icon-button" aria-label={{ es, en }[language].menu}>
				<Icon name="menu" />
			</button>
		),
	},
] satisfies Example[];

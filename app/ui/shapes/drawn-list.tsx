import { Unbroken } from "../unbroken/unbroken.tsx";
import { Drawing } from "./drawing.tsx";
import type { Shape } from "./shapes.tsx";

type Props = {
	className: string;
	list: readonly { name: string; text: string }[];
	/** The language of the names, where it is not the page's. */
	lang?: string;
	pictures: readonly (readonly Shape[])[];
	size: readonly [width: number, height: number];
};

export function DrawnList({ className, list, lang, pictures, size }: Props) {
	return (
		<ul className={className}>
			{list.map(({ name, text }, index) => (
				<li key={name}>
					<Drawing size={size} shapes={pictures[index] ?? []} />
					<div>
						<h3 lang={lang}>
							<Unbroken>{name}</Unbroken>
						</h3>
						<p>{text}</p>
					</div>
				</li>
			))}
		</ul>
	);
}

import type { ReactNode } from "react";
import { Form, Link, useParams } from "react-router";
import { Icon } from "../../ui/icon/icon.tsx";
import { InboxKeys } from "./inbox-keys.tsx";
import { InboxRow } from "./inbox-row.tsx";
import type { InboxView } from "./inbox-view.server.ts";
import type { Typists } from "./use-live.ts";

type Props = { view: InboxView; typing: Typists; children: ReactNode };

export function InboxList({ view, typing, children }: Props) {
	const { text, filters, groups, search, path, next } = view;
	const isOpen = useParams().conversation !== undefined;
	const Title = isOpen ? "p" : "h1";
	return (
		<section className="inbox-list" aria-label={text.list}>
			<header>
				<div className="inbox-head">
					<Title className="inbox-title">{view.title}</Title>
					{children}
				</div>
				<search>
					<Form className="inbox-search" action={path}>
						<Icon name="search" />
						<input
							type="search"
							name="q"
							defaultValue={search}
							aria-label={text.search}
							placeholder={text.search}
						/>
					</Form>
				</search>
				<nav className="inbox-filters" aria-label={text.filter}>
					{filters.map(({ name, label, path, count, current }) => (
						<Link key={name} to={path} aria-current={current ? "true" : undefined}>
							{label}
							{Boolean(count) && <b>{Number(count) > 99 ? "99+" : count}</b>}
						</Link>
					))}
				</nav>
				{view.label && <p className="small quiet">{view.label}</p>}
			</header>
			<div className="inbox-scroll">
				{groups.length === 0 && <p className="quiet inbox-none">{view.none}</p>}
				{groups.map(({ name, items, more }) => (
					<section key={name ?? "found"} aria-label={name ? text.groups[name] : view.none}>
						{name && <h2>{text.groups[name]}</h2>}
						<ul>
							{items.map((item) => (
								<InboxRow
									key={item.id}
									item={item}
									now={view.now}
									text={text}
									isTyping={typing.get(item.id) === null}
								/>
							))}
						</ul>
						<Older path={more} label={text.older} />
					</section>
				))}
				<Older path={next} label={text.older} />
			</div>
			<InboxKeys text={text.keys} />
		</section>
	);
}

function Older({ path, label }: { path: string | null; label: string }) {
	return (
		path && (
			<p className="inbox-older">
				<Link to={path}>{label}</Link>
			</p>
		)
	);
}

type Props = {
	id: string;
	name: string;
	label: string;
	hint: string;
	accept: string;
	multiple?: boolean;
	sentWith?: string;
	problem?: string | undefined;
};

export function FileField({ id, name, label, hint, accept, multiple, sentWith, problem }: Props) {
	const described = [`${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(" ");
	return (
		<div className="field" data-problem={problem ? "" : undefined}>
			<label htmlFor={id}>{label}</label>
			<p id={`${id}-hint`} className="small quiet">
				{hint}
			</p>
			<input
				id={id}
				type="file"
				name={name}
				accept={accept}
				multiple={multiple}
				form={sentWith}
				aria-invalid={problem ? true : undefined}
				aria-describedby={described}
			/>
			{problem && (
				<p id={`${id}-problem`} className="field-problem small">
					{problem}
				</p>
			)}
		</div>
	);
}

export const pictureFiles = "image/jpeg,image/png,image/webp,image/avif,image/gif";

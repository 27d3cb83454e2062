import { type FormEvent, useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { call } from './call';

export function FeatureForm() {
  const { id } = useParams();
  const navigate = useNavigate();
  const [title, setTitle] = useState('');
  const [description, setDescription] = useState('');
  const [image, setImage] = useState<File>();
  const [stored, setStored] = useState('');
  useEffect(() => {
    if (!id) return;
    call<{ feature: { title: string; description: string; image: string } }>(
      'GET',
      `/loan/getSingleHomeFeatures/${id}`,
    )
      .then(({ feature }) => {
        setTitle(feature.title);
        setDescription(feature.description);
        setStored(feature.image);
      })
      .catch(console.error);
  }, [id]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!title.trim() || !description.trim()) return alert('Title and description are required');
    const body = new FormData();
    body.append('title', title);
    body.append('description', description);
    if (image) body.append('image', image);
    try {
      await (id
        ? call('PUT', `/loan/editHomeFeatures/${id}`, body)
        : call('POST', '/loan/addHomeFeatures', body));
      void navigate('/home-features');
    } catch (error) {
      console.error(error);
    }
  };
  return (
    <form onSubmit={submit}>
      <h1>{id ? 'Edit Feature' : 'Add Feature'}</h1>
      <label>
        Title
        <input name="title" value={title} onChange={(event) => setTitle(event.target.value)} />
      </label>
      <label>
        Description
        <textarea name="description" value={description} onChange={(event) => setDescription(event.target.value)} />
      </label>
      <input type="file" accept="image/*" aria-label="Image" onChange={(event) => setImage(event.target.files?.[0])} />
      {image && <img width="128" src={URL.createObjectURL(image)} alt="" />}
      {!image && stored && <img width="128" src={`/ImgUploads/${stored}`} alt="" />}
      <button type="submit">{id ? 'Update Feature' : 'Add Feature'}</button>
    </form>
  );
}

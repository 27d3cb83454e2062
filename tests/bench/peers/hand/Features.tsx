import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { call } from './call';

interface Feature {
  id: number;
  title: string;
  description: string;
  image: string | null;
}

export function Features() {
  const [features, setFeatures] = useState<Feature[]>([]);
  useEffect(() => {
    call<{ features: Feature[] }>('GET', '/loan/getAllHomeFeatures')
      .then((answer) => setFeatures(answer.features))
      .catch(console.error);
  }, []);
  const remove = async (id: number) => {
    if (!confirm('Are you sure you want to delete this feature?')) return;
    await call('DELETE', `/loan/deleteHomeFeatures/${id}`);
    setFeatures(features.filter((feature) => feature.id !== id));
  };
  return (
    <>
      <h1>Home Features</h1>
      <Link className="button" to="/add-home-features">
        + Add Feature
      </Link>
      <table>
        <thead>
          <tr>
            <th>Image</th>
            <th>Title</th>
            <th>Description</th>
            <th>Actions</th>
          </tr>
        </thead>
        <tbody>
          {features.map(({ id, title, description, image }) => (
            <tr key={id}>
              <td>{image && <img src={`/ImgUploads/${image}`} width="64" height="48" alt="" />}</td>
              <td>{title}</td>
              <td>{description}</td>
              <td>
                <Link className="button" to={`/edit-home-features/${id}`}>
                  Edit
                </Link>{' '}
                <button type="button" onClick={() => remove(id).catch(console.error)}>
                  Delete
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
